import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPolicy } from '../factories/cabinet.ts';
import { createCertificate, codesOf } from '../factories/certificates.ts';
import { createOffer } from '../factories/insurance.ts';
import { cancel, quote as buyersQuote } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openCancelling } from './cancel-stage.ts';
import { approvalOf } from './refund-stage.ts';

const office = openCancelling();
const { app, db, quote, refund, refundedOf, statesOf, createSold, createColleague, sendAll, sentOf } = office;
let giver: Member;
let decider: Member;
beforeAll(async () => {
  giver = await createColleague('admin');
  decider = await createColleague('finance');
});
afterEach(() => assertInvariants(db()));

/** Tickets of which all comes back, and from which this much went back as goodwill. */
const buyEased = async (count: number, goodwill: number, fields = {}) => {
  const sold = await createSold();
  await sql`update events set refund_policy = '[{"days":0,"percent":100}]'
    where id = (select event_id from event_cities where id = ${sold.startId})`.execute(db());
  const { order, token } = await sold.buyHere(count, undefined, fields);
  const { rows } = await sql<{ id: string; line: string }>`
    select t.public_id as id, l.unique_id as line from tickets t join orders o on o.id = t.order_id
    join order_lines l on l.id = t.order_line_id where o.public_id = ${order} order by t.id`.execute(db());
  // The sum of a person's day is counted: each test begins its own.
  await sql`update order_returns set created_at = created_at - interval '2 days'`.execute(db());
  const made = await refund(giver, order, { lines: [], goodwill });
  if (made.status === 202) await office.decide(decider, approvalOf(made), 'approve');
  await sendAll();
  return { ...sold, order, token, tickets: rows.map(({ id }) => id), line: rows[0]?.line ?? '' };
};
type Shown = { sum: number; gone?: number };
const shownTo = async (ticket: string, token: string): Promise<Shown> =>
  (await buyersQuote(app(), ticket, token)).json<{ values: Shown }>().values;

// BO-071
describe('a return after goodwill of the same order', () => {
  it('is what is left of the order, to its buyer and to the staff alike', async () => {
    const { order, token, tickets, line } = await buyEased(1, 1000);
    expect(await shownTo(tickets[0] ?? '', token)).toMatchObject({ sum: 2000, gone: 1000 });
    const ours = await quote(giver, order, { lines: [{ unique_id: line }] });
    expect([ours.sum, ours.to_money, ours.lines[0]?.why]).toEqual([2000, 2000, ['left']]);
    const returned = await cancel(app(), tickets[0] ?? '', { token, sum: 2000 });
    expect(returned.statusCode).toBe(200);
    await sendAll();
    expect([await refundedOf(order), await statesOf(order)]).toEqual([300_000, '1 returned']);
  });

  it('takes less for the last tickets alone, certificates first', async () => {
    const { code, id } = await createCertificate(db(), codesOf(app()), { amount: 100_000 });
    const { order, token, tickets, line } = await buyEased(2, 500, { certificate_codes: [code] });
    expect((await shownTo(tickets[0] ?? '', token)).sum).toBe(3000);
    const asked = { lines: [{ unique_id: line }] };
    const ours = await quote(giver, order, asked);
    expect([ours.sum, ours.to_certificates, ours.to_money]).toEqual([5500, 500, 5000]);
    expect((await refund(giver, order, asked)).status).toBe(200);
    await sendAll();
    const { rows } = await sql<{
      left: number;
    }>`select balance_minor as left from certificates where id = ${id}`.execute(db());
    expect([rows[0]?.left, await refundedOf(order), await statesOf(order)]).toEqual([100_000, 500_000, '2 returned']);
  });

  it('of all that was paid gives the ticket back for nothing', async () => {
    const { order, token, tickets } = await buyEased(1, 3000);
    expect(await shownTo(tickets[0] ?? '', token)).toMatchObject({ sum: 0, gone: 3000 });
    expect((await cancel(app(), tickets[0] ?? '', { token, sum: 0 })).statusCode).toBe(200);
    expect([await refundedOf(order), await statesOf(order)]).toEqual([300_000, '1 returned']);
  });

  it('is as much in a start that is called off, and no order fails for it', async () => {
    const { start, startId } = await buyEased(2, 700);
    const { sum } = await office.quoteCancel(giver, start);
    expect(sum).toBe(5300);
    const run = await office.cancel(giver, decider, start);
    await office.workAll();
    await sendAll();
    expect([await office.runOf(run), await sentOf(startId)]).toEqual(['done done 1', 600_000]);
  });

  it('leaves a policy that was cancelled for an age what is left, and keeps no other policy waiting', async () => {
    const { order } = await buyEased(1, 2900);
    const { rows } = await sql<{ id: number; user: number }>`
      select id, user_id as user from orders where public_id = ${order}`.execute(db());
    const { id: orderId = 0, user = 0 } = rows[0] ?? {};
    const offer = { offer_id: (await createOffer(db())).id, order_id: orderId, price_minor: 20_000 };
    await createPolicy(db(), user, { ...offer, cancelled_at: new Date(), repayment: 'due' });
    await app().sweeps.repayPolicies();
    await sendAll();
    expect(await refundedOf(order)).toBe(300_000);
    await sql`delete from policies where order_id = ${orderId}`.execute(db());
  });

  it('is refused as goodwill beyond what is left', async () => {
    const { order } = await buyEased(1, 900);
    const { version } = await quote(giver, order, { lines: [], goodwill: 1 });
    const { status, body } = await office.make(giver, order, { lines: [], goodwill: 2100.01, sum: 2100.01, version });
    expect([status, body['code']]).toEqual([400, 'state']);
  });
});
