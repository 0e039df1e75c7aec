import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNotice } from '../../src/modules/payments/index.ts';
import {
  findLatestOfOrder,
  type SandboxPayment,
} from '../../src/modules/payments/providers/sandbox/sandbox.repository.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createFormat, createPromocode } from '../factories/events.ts';
import { payLate } from '../factories/late.ts';
import { myTickets, paymentBody, place, type Placed, plainLine, press, readOrder, send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let key: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  key = createSecrets(app.config).sandbox;
});
afterAll(() => app.close());

const db = () => app.database.db;
const sandboxOf = async ({ order }: Placed): Promise<SandboxPayment> =>
  (await findLatestOfOrder(db(), order.public_id))!;
type Answer = { status: number; body: string };
const notify = async (
  payment: SandboxPayment,
  status: 'captured' | 'failed',
  change: Partial<SandboxPayment> = {},
  by: Buffer = key,
): Promise<Answer> => {
  const { raw, headers } = makeNotice(by, { ...payment, ...change }, status);
  const answer = await app.http.inject({ method: 'POST', url: '/api/payment/webhook/sandbox', headers, payload: raw });
  return { status: answer.statusCode, body: answer.body };
};
const order = async (
  quotas = 10,
  fields: Record<string, unknown> = {},
): Promise<Placed & { formatId: number; formatPublicId: string }> => {
  const format = await createFormat(db(), { preregistration: false, quotas: { athlete: quotas } });
  return {
    ...(await place(app, paymentBody([plainLine(format.publicId, 2)], fields))),
    formatId: format.id,
    formatPublicId: format.publicId,
  };
};
const expire = async ({ order: { public_id } }: Placed): Promise<void> => {
  await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${public_id}`.execute(db());
  await sql`update sandbox_payments set payable_until = now() - interval '1 second' where order_public_id = ${public_id}`.execute(
    db(),
  );
  await app.sweeps.expireOrders();
};
const taken = async (formatId: number): Promise<number> =>
  (await sql<{ n: number }>`select taken as n from quotas where format_id = ${formatId}`.execute(db())).rows[0]?.n ??
  -1;
const refundsOf = async (publicId: string): Promise<unknown[]> =>
  (
    await sql`select r.status, r.amount_minor as amount, r.reason, p.status as payment from refunds r join payments p on p.id = r.payment_id
    join orders o on o.id = r.order_id where o.public_id = ${publicId}`.execute(db())
  ).rows;
const letters = async (email: string): Promise<string[]> =>
  (
    await sql<{ template: string }>`select template from letters where recipient = ${email} order by id`.execute(db())
  ).rows.map((row) => row.template);

describe('a notice', () => {
  it('with a right signature makes the order paid, once', async () => {
    const placed = await order();
    const payment = await sandboxOf(placed);
    expect(await notify(payment, 'captured')).toEqual({ status: 200, body: 'OK' });
    expect(await notify(payment, 'captured')).toEqual({ status: 200, body: 'OK' });
    expect((await readOrder(app, placed.order.public_id)).status).toBe('paid');
    expect(await myTickets(app, placed.token)).toHaveLength(2);
    expect(
      (
        await sql`select 1 from payment_notices n join payments p on p.id = n.payment_id join orders o on o.id = p.order_id where o.public_id = ${placed.order.public_id}`.execute(
          db(),
        )
      ).rows,
    ).toHaveLength(1);
  });

  it('with a wrong signature, sum, order or payment is refused and changes nothing', async () => {
    const placed = await order();
    const other = await order();
    const payment = await sandboxOf(placed);
    expect((await notify(payment, 'captured', {}, Buffer.from('another key'))).status).toBe(400);
    expect((await notify(payment, 'captured', { amount: payment.amount - 1 })).status).toBe(400);
    expect((await notify(payment, 'captured', { orderPublicId: other.order.public_id })).status).toBe(400);
    expect((await notify(payment, 'captured', { id: 'unknown-payment' })).status).toBe(400);
    const junk = await app.http.inject({
      method: 'POST',
      url: '/api/payment/webhook/sandbox',
      headers: { 'content-type': 'text/plain' },
      payload: 'junk',
    });
    expect(junk.statusCode).toBe(400);
    expect(
      (await app.http.inject({ method: 'POST', url: '/api/payment/webhook/nobody', payload: '{}' })).statusCode,
    ).toBe(404);
    expect((await readOrder(app, placed.order.public_id)).status).toBe('pending');
  });

  it('of a failure after the money changes nothing; money after a failure counts', async () => {
    const paidFirst = await order();
    await notify(await sandboxOf(paidFirst), 'captured');
    expect((await notify(await sandboxOf(paidFirst), 'failed')).status).toBe(200);
    expect((await readOrder(app, paidFirst.order.public_id)).status).toBe('paid');
    const failedFirst = await order();
    await notify(await sandboxOf(failedFirst), 'failed');
    expect((await readOrder(app, failedFirst.order.public_id)).status).toBe('pending');
    await notify(await sandboxOf(failedFirst), 'captured');
    expect((await readOrder(app, failedFirst.order.public_id)).status).toBe('paid');
  });

  it('that was lost is made up for by asking the provider', async () => {
    const placed = await order();
    await sql`update sandbox_payments set verdict = 'paid' where order_public_id = ${placed.order.public_id}`.execute(
      db(),
    );
    await app.sweeps.pollPayments();
    expect((await readOrder(app, placed.order.public_id)).status).toBe('pending');
    await sql`update payments set created_at = now() - interval '11 seconds'`.execute(db());
    await app.sweeps.pollPayments();
    expect((await readOrder(app, placed.order.public_id)).status).toBe('paid');
    expect(await notify(await sandboxOf(placed), 'captured')).toEqual({ status: 200, body: 'OK' });
    expect(await refundsOf(placed.order.public_id)).toEqual([]);
    expect(await myTickets(app, placed.token)).toHaveLength(2);
  });
});

describe('late money', () => {
  it('gets its places anew when they are left', async () => {
    const code = await createPromocode(db(), { uses: 5, code_count: 2 });
    const format = await createFormat(db(), { preregistration: false });
    const placed = await place(
      app,
      paymentBody([plainLine(format.publicId, 2, { promocode: code.code })], { email: 'late@example.org' }),
    );
    await expire(placed);
    expect(await taken(format.id)).toBe(0);
    await payLate(app, placed);
    expect((await readOrder(app, placed.order.public_id)).status).toBe('paid');
    expect(await myTickets(app, placed.token)).toHaveLength(2);
    expect(await taken(format.id)).toBe(2);
    expect(
      (await sql<{ available: number }>`select available from promocodes where id = ${code.id}`.execute(db())).rows[0]
        ?.available,
    ).toBe(3);
    expect(await refundsOf(placed.order.public_id)).toEqual([]);
  });

  it('goes back in full with a letter when somebody else has the places', async () => {
    const placed = await order(2, { email: 'unlucky@example.org' });
    await expire(placed);
    const winner = await place(app, paymentBody([plainLine(placed.formatPublicId, 1)]));
    await press(app, winner.order.public_id, 'paid');
    await payLate(app, placed);
    expect((await readOrder(app, placed.order.public_id)).status).toBe('expired');
    expect(await refundsOf(placed.order.public_id)).toEqual([
      { status: 'waiting', amount: 600_000, reason: 'late', payment: 'refunding' },
    ]);
    expect(await myTickets(app, placed.token)).toEqual([]);
    expect(await letters('unlucky@example.org')).toEqual(['refund']);
    await notify(await sandboxOf(placed), 'captured');
    await app.sweeps.sendRefunds();
    expect(await refundsOf(placed.order.public_id)).toEqual([
      { status: 'done', amount: 600_000, reason: 'late', payment: 'refunded' },
    ]);
    expect(
      (
        await sql`select amount_minor as amount from sandbox_refunds where payment_id = ${(await sandboxOf(placed)).id}`.execute(
          db(),
        )
      ).rows,
    ).toEqual([{ amount: 600_000 }]);
    expect(await taken(placed.formatId)).toBe(1);
  });

  it('goes back when the start has passed', async () => {
    const placed = await order();
    await expire(placed);
    await sql`update formats set start_time = now() - interval '1 minute' where id = ${placed.formatId}`.execute(db());
    await payLate(app, placed);
    expect(await refundsOf(placed.order.public_id)).toHaveLength(1);
  });

  it('of the button "pay late" comes when the order has stopped waiting', async () => {
    const placed = await order();
    expect(await press(app, placed.order.public_id, 'late')).toBe(`/basket/thanks?order=${placed.order.public_id}`);
    const ask = async (): Promise<void> => {
      await sql`update payments set created_at = now() - interval '1 minute', checked_at = null`.execute(db());
      await app.sweeps.pollPayments();
    };
    await ask();
    expect((await readOrder(app, placed.order.public_id)).status).toBe('pending');
    await expire(placed);
    await ask();
    expect((await readOrder(app, placed.order.public_id)).status).toBe('paid');
  });
});

describe('money for an order paid already', () => {
  it('goes back with a letter, whichever attempt it came by', async () => {
    const placed = await order(10, { email: 'twice@example.org' });
    const first = await sandboxOf(placed);
    await send(app, 'POST', `/api/order/${placed.order.public_id}/pay`, {});
    await press(app, placed.order.public_id, 'paid');
    expect(await notify(first, 'captured')).toMatchObject({ status: 200 });
    expect(await refundsOf(placed.order.public_id)).toEqual([
      { status: 'waiting', amount: 600_000, reason: 'duplicate', payment: 'refunding' },
    ]);
    expect(await letters('twice@example.org')).toEqual(['order', 'refund']);
    expect(await myTickets(app, placed.token)).toHaveLength(2);
  });
});

describe('a refund', () => {
  it('is tried again until the provider takes it', async () => {
    const placed = await order(2);
    await expire(placed);
    await sql`update quotas set capacity = 0 where format_id = ${placed.formatId}`.execute(db());
    await payLate(app, placed);
    const paymentId = (await sandboxOf(placed)).id;
    await sql`update sandbox_payments set verdict = 'failed' where id = ${paymentId}`.execute(db());
    await app.sweeps.sendRefunds();
    expect(await refundsOf(placed.order.public_id)).toMatchObject([{ status: 'waiting', payment: 'refunding' }]);
    await sql`update sandbox_payments set verdict = 'paid' where id = ${paymentId}`.execute(db());
    await app.sweeps.sendRefunds();
    expect(await refundsOf(placed.order.public_id)).toMatchObject([{ status: 'waiting' }]);
    await sql`update refunds set next_attempt_at = now()`.execute(db());
    await app.sweeps.sendRefunds();
    expect(await refundsOf(placed.order.public_id)).toMatchObject([{ status: 'done', payment: 'refunded' }]);
  });
});
