import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireOrder } from '../../factories/late.ts';
import { buy, newKey, paymentBody, plainLine, press, send } from '../../factories/orders.ts';
import { listTickets, ticketRow } from '../../factories/tickets.ts';
import { openMoves, orderOf } from './move-stage.ts';

const office = openMoves();
const { app, db, ask, admin, buyer, formats, move, quote, buyFive, moneyBack, open } = office;

beforeEach(() => sql`update events set refund_policy = '[{"days":0,"percent":100}]'`.execute(db()));

const giveBack = (id: string) =>
  send(app(), 'POST', '/api/payment/cancel', { public_id: id }, { token: buyer().token, key: newKey() });
const sendAll = async (): Promise<void> => {
  while (await app().sweeps.sendRefunds());
};
/** The provider refuses what waits till nobody tries any more. */
const failAll = async (): Promise<void> => {
  await sql`update refunds set attempts = 29, next_attempt_at = now() where status = 'waiting'`.execute(db());
  await sendAll();
};
/** The sandbox refuses what it knows nothing of. */
const losePayment = (order: string): Promise<unknown> =>
  sql`update payments p set provider_payment_id = 'lost ' || p.id from orders o where o.id = p.order_id and o.public_id = ${order}`.execute(
    db(),
  );
const findPayments = (): Promise<unknown> =>
  sql`update payments set provider_payment_id = public_id where provider_payment_id like 'lost %'`.execute(db());
const orderOfTicket = async (id: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select o.public_id as id from tickets t join orders o on o.id = t.order_id where t.public_id = ${id}`.execute(db());
  return rows[0]?.id ?? '';
};
const statusOf = async (id: string): Promise<unknown> => (await ticketRow(app(), id))['status'];
const retryFailed = async (): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select public_id as id from refunds where status = 'failed'`.execute(db());
  for (const { id } of rows) expect((await ask('POST', `/refunds/${id}/retry`, admin())).status).toBe(200);
};

describe('a ticket whose return could not be paid', () => {
  it('is not moved until that return is finished: its money would go back twice', async () => {
    // Others of the same order have money enough left.
    const placed = await buy(app(), paymentBody([plainLine(formats().five.publicId, 3)]), { token: buyer().token });
    const [first] = (await listTickets(app(), buyer().token, 'my')).filter(
      (one) => one.order_public_id === placed.order.public_id,
    );
    const id = first?.public_id ?? '';
    await losePayment(placed.order.public_id);
    expect((await giveBack(id)).statusCode).toBe(200);
    await failAll();
    expect(await statusOf(id)).toBe('active');
    expect(await quote(id, formats().one)).toMatchObject({ status: 400, body: { code: 'state' } });
    await findPayments();
    await retryFailed();
    await sendAll();
    expect(await statusOf(id)).toBe('returned');
  });

  it('is not moved by money that comes after it either', async () => {
    const id = await buyFive();
    const order = orderOf(await move(id, formats().ten));
    await losePayment(await orderOfTicket(id));
    await giveBack(id);
    await failAll();
    expect(await statusOf(id)).toBe('active');
    await open(order);
    await press(app(), order, 'paid');
    expect(await office.formatOf(id)).toBe(formats().five.id);
    await findPayments();
    await retryFailed();
    await sendAll();
    expect(await statusOf(id)).toBe('returned');
  });
});

describe('a return of a moved ticket', () => {
  it('of which one share has gone keeps no valid ticket when another fails, and is finished by trying that again', async () => {
    const id = await buyFive();
    const second = orderOf(await move(id, formats().ten));
    await open(second);
    await press(app(), second, 'paid');
    await losePayment(second);
    const before = (await moneyBack()).length;
    expect((await giveBack(id)).statusCode).toBe(200);
    expect((await moneyBack()).length - before).toBe(2);
    await sendAll();
    await failAll();
    expect(await statusOf(id)).toBe('processing');
    await findPayments();
    await retryFailed();
    await sendAll();
    expect(await statusOf(id)).toBe('returned');
  });
});

describe('a move to a place that is kept back', () => {
  it('gives it back to the reserve, not to the public, when nobody pays', async () => {
    const kept = await office.createPriced(500_000, { quotas: { athlete: 1 } });
    await sql`update quotas set reserve = 1 where format_id = ${kept.id}`.execute(db());
    const order = orderOf(await move(await buyFive(), kept, { from_reserve: true }));
    await open(order);
    await expireOrder(app(), { order: { public_id: order, amount: 2000, expires_at: 0 } });
    const { rows } = await sql`select reserve, taken from quotas where format_id = ${kept.id}`.execute(db());
    expect(rows).toEqual([{ reserve: 1, taken: 0 }]);
  });
});
