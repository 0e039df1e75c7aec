import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { codesOf, createCertificate } from '../factories/certificates.ts';
import { createFormat, inDays } from '../factories/events.ts';
import { createOffer, ticketInsurance } from '../factories/insurance.ts';
import { payLate } from '../factories/late.ts';
import { buy, participant, paymentBody, place, plainLine, readOrder, send } from '../factories/orders.ts';
import { cancel, setPolicy, ticketRow } from '../factories/returns.ts';
import { answerOffer, createRunner, listTickets, offer as offerTicket, register } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => assertInvariants(db()));
afterAll(() => app.close());
const db = () => app.database.db;
const child = new Date(Date.now() - 3 * 365 * 86_400_000).toISOString().slice(0, 10);

const createStart = () => createFormat(db(), { preregistration: false, age_min: 0, start_time: inDays(40) });

/** A ticket of 3 000 ₽ with insurance of 200 ₽, 3 100 ₽ of which a certificate paid; all would come back. */
const buyInsured = async () => {
  const runner = await createRunner(app);
  const gift = await createCertificate(db(), codesOf(app), { amount: 310_000 });
  const line = plainLine((await createStart()).publicId, 1);
  const insurances = [ticketInsurance((await createOffer(db())).publicId, line['unique_id'])];
  const body = paymentBody([line], { email: runner.email, certificate_codes: [gift.code], insurances });
  const { order } = await buy(app, body, { token: runner.token });
  const id = (await listTickets(app, runner.token, 'my'))[0]?.public_id ?? '';
  await setPolicy(db(), Number((await ticketRow(db(), id))['id']), [{ days: 0, percent: 100 }]);
  return { runner, id, orderId: order.public_id };
};
const sweep = async (): Promise<void> => {
  await app.sweeps.repayPolicies();
  await app.sweeps.sendRefunds();
};

/** Kopecks that went back of an order, to certificates and as money, beside what ended of it. */
const outcomeOf = async (orderId: string) => {
  const { rows } = await sql<{ returned: boolean; cancelled: boolean; back: number }>`
    select t.status = 'returned' as returned, p.cancelled_at is not null as cancelled,
      (select coalesce(sum(certificates_minor + money_minor), 0)::int from order_refunds where order_id = o.id and done_at is not null) as back
    from orders o join tickets t on t.order_id = o.id join policies p on p.ticket_id = t.id
    where o.public_id = ${orderId}`.execute(db());
  return rows[0] ?? { returned: false, cancelled: false, back: -1 };
};

it('return, transfer, registration and repayment at once pay for what ended, and for nothing else', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { runner, id, orderId } = await buyInsured();
    const friend = await createRunner(app);
    if (round % 2) await offerTicket(app, runner.token, id, friend.email);
    const refused = await Promise.all([
      register(app, runner.token, id, { info: participant({ birth_date: child }) }),
      cancel(app, id, { token: runner.token }).then(({ statusCode }) => ({ status: statusCode })),
      answerOffer(app, friend.token, id, true),
      offerTicket(app, runner.token, id, friend.email),
      cancel(app, id, { token: runner.token }).then(({ statusCode }) => ({ status: statusCode })),
      sweep().then(() => ({ status: 200 })),
    ]);
    expect(refused.filter(({ status }) => status >= 500)).toEqual([]);
    await sweep();
    const { returned, cancelled, back } = await outcomeOf(orderId);
    expect(back).toBe((returned ? 300_000 : 0) + (cancelled ? 20_000 : 0));
  }
});

it('money at the very end of an order makes everything once', async () => {
  const { publicId: offerId } = await createOffer(db());
  const { publicId: formatId } = await createStart();
  for (let round = 0; round < 6; round += 1) {
    const { code } = await createCertificate(db(), codesOf(app), { amount: 100_000 });
    const line = plainLine(formatId, 2);
    const insurances = [ticketInsurance(offerId, line['unique_id'], { count: 2 })];
    const { order } = await place(app, paymentBody([line], { certificate_codes: [code], insurances }));
    await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${order.public_id}`.execute(
      db(),
    );
    const pay = () => payLate(app, { order });
    await Promise.all([app.sweeps.expireOrders(), pay(), app.sweeps.expireOrders(), pay()]);
    expect((await readOrder(app, order.public_id)).status).toBe('paid');
  }
});

it('an order that is paid while another one takes its place is paid or refunded, and its certificate pays once', async () => {
  const { publicId: offerId } = await createOffer(db());
  const { publicId: formatId } = await createStart();
  for (let round = 0; round < 6; round += 1) {
    const gift = await createCertificate(db(), codesOf(app), { amount: 100_000 });
    const line = plainLine(formatId, 1);
    const insurances = [ticketInsurance(offerId, line['unique_id'])];
    const body = paymentBody([line], { certificate_codes: [gift.code], insurances });
    const first = await place(app, body);
    const [again] = await Promise.all([
      send(app, 'POST', '/api/payment', { ...body, temporary_token: first.token }),
      payLate(app, first),
    ]);
    expect([200, 400]).toContain(again.statusCode);
    expect(['paid', 'cancelled']).toContain((await readOrder(app, first.order.public_id)).status);
    const { rows } = await sql`select balance_minor as left from certificates where id = ${gift.id}`.execute(db());
    expect(rows).toEqual([{ left: 0 }]);
  }
});
