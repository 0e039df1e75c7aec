import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../src/modules/payments/index.ts';
import { createFormat } from '../factories/events.ts';
import { hold, newKey, paymentBody, place, plainLine, readOrder, send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
afterEach(() => app.close());

/** A provider that answers when it is told to. */
const moody = (): PaymentProvider & { isDown: boolean } => ({
  name: 'moody',
  isDown: true,
  async create({ paymentPublicId }) {
    if (this.isDown) throw new Error('connection refused');
    const presentation = { kind: 'redirect', url: 'https://pay.example.org/?shop=1', query: { order: '1' } } as const;
    return { providerPaymentId: paymentPublicId, presentation };
  },
  state: async () => ({ verdict: 'waiting', amount: 0 }),
  refund: async () => ({ outcome: 'pending' }),
  readNotice: async () => null,
});

describe('a provider that does not answer', () => {
  it('leaves nothing reserved beyond the holds, and the same key and hold serve for the next try', async () => {
    const provider = moody();
    app = await createTestApp({ providers: [provider] });
    const format = await createFormat(app.database.db, { preregistration: false });
    const holdId = await hold(app, format.publicId, 2);
    const {
      rows: [before],
    } = await sql<{ expires_at: Date }>`select expires_at from holds where id = ${holdId}`.execute(app.database.db);
    const body = paymentBody([
      plainLine(format.publicId, 2, { hold_id: holdId }),
      plainLine(format.publicId, 1, { groupId: 'other' }),
    ]);
    const key = newKey();
    const answer = await send(app, 'POST', '/api/payment', body, { key });
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'Платёжная система не отвечает, попробуйте ещё раз через минуту',
    ]);
    expect((await sql`select taken from quotas where format_id = ${format.id}`.execute(app.database.db)).rows).toEqual([
      { taken: 2 },
    ]);
    expect((await sql`select state, expires_at from holds where id = ${holdId}`.execute(app.database.db)).rows).toEqual(
      [{ state: 'live', expires_at: before?.expires_at }],
    );
    expect((await sql`select status from orders`.execute(app.database.db)).rows).toEqual([{ status: 'cancelled' }]);
    provider.isDown = false;
    const placed = await place(app, body, { key });
    expect(placed).toMatchObject({ redirect_url: 'https://pay.example.org/?shop=1', form: { order: '1' } });
    expect((await readOrder(app, placed.order.public_id)).status).toBe('pending');
  });
});
