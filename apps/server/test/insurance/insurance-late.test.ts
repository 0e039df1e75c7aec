import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, inDays } from '../factories/events.ts';
import { createOffer, createYearly, insuranceLine, insured, policiesOf } from '../factories/insurance.ts';
import { payLate } from '../factories/late.ts';
import { buy, paymentBody, place, plainLine, readOrder, send } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterEach(async () => {
  clock.set(new Date());
  await sql`update insurance_offers set status = 'draft'`.execute(db());
  await assertInvariants(db());
});
afterAll(() => app.close());
const db = () => app.database.db;
const unix = (date: Date): number => Math.floor(date.getTime() / 1000);

type Wire = Record<string, unknown>;

describe('late money', () => {
  const placeLate = async (offer: string, fields: Wire = {}) => {
    const placed = await place(app, paymentBody([], { insurances: [insuranceLine(offer, fields)] }));
    await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${placed.order.public_id}`.execute(
      db(),
    );
    await app.sweeps.expireOrders();
    expect((await readOrder(app, placed.order.public_id)).status).toBe('expired');
    return placed;
  };

  it('still buys the policy, whose entered start moves on to the payment', async () => {
    const offer = await createYearly(db(), { activation_delay_seconds: 0 });
    const start_date = unix(inDays(1));
    const placed = await placeLate(offer.publicId, { start_date });
    clock.set(inDays(2));
    await payLate(app, placed);
    const [policy] = await policiesOf(app, placed.token);
    expect(policy?.start_date).toBe(unix(clock()));
  });

  it('goes back when the race has begun', async () => {
    const offer = await createOffer(db());
    const format = await createFormat(db(), { start_time: inDays(1) });
    const placed = await placeLate(offer.publicId, { format_public_id: format.publicId });
    clock.set(inDays(2));
    await payLate(app, placed);
    expect(await policiesOf(app, placed.token)).toEqual([]);
    const { rows } = await sql`select reason from refunds r join orders o on o.id = r.order_id
      where o.public_id = ${placed.order.public_id}`.execute(db());
    expect(rows).toEqual([{ reason: 'late' }]);
  });
});

describe('a policy', () => {
  it('comes in a letter with its paper, which its holder opens and nobody else', async () => {
    const offer = await createOffer(db(), { subtitle_ru: 'Выплата до 100 000 ₽' });
    const format = await createFormat(db());
    const line = insuranceLine(offer.publicId, { format_public_id: format.publicId, ...insured() });
    const email = 'insured@example.org';
    const { token } = await buy(app, paymentBody([], { email, insurances: [line] }));
    await app.sweeps.sendLetters();
    const [policy] = await policiesOf(app, token);
    const letter = app.letters.find(({ to, subject }) => to.address === email && subject.startsWith('Полис'));
    expect(letter?.subject).toBe(`Полис страхования № ${policy?.info.number}`);
    expect(letter?.text).toContain('Иванова Анна Сергеевна');
    expect(letter?.text).toContain('17.05.1990');
    expect(letter?.attachments).toMatchObject([
      { filename: `policy-${policy?.info.number}.pdf`, contentType: 'application/pdf' },
    ]);

    const url = `/api/user/insurance/${policy?.public_id}/file`;
    const file = await send(app, 'GET', url, undefined, { token });
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="policy-${policy?.info.number}.pdf"`,
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await buy(
      app,
      paymentBody([plainLine((await createFormat(db(), { preregistration: false })).publicId, 1)]),
    );
    expect((await send(app, 'GET', url, undefined, { token: stranger.token })).statusCode).toBe(404);
    expect((await send(app, 'GET', url)).statusCode).toBe(401);
  });
});
