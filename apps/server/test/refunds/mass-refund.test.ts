import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, inDays } from '../factories/events.ts';
import { plainLine } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openCancelling } from './cancel-stage.ts';
import { approvalOf, stateOf } from './refund-stage.ts';

const office = openCancelling();
const { app, db, ask, buyOf, createSold, createColleague, decide, runOf, sendAll, sentOf, statesOf, workAll } = office;
let asker: Member;
let decider: Member;
beforeAll(async () => {
  asker = await createColleague('admin');
  decider = await createColleague('finance');
});
afterEach(() => assertInvariants(db()));

type Asked = Record<string, unknown>;
type Figures = { orders: number; tickets: number; sum: number; purchasers: number; not_refundable: object[] };
const terms = (start: string, change: Asked = {}): Asked => ({
  event_city: start,
  filter: {},
  rule: 'full',
  insurance: true,
  goods: false,
  ...change,
});
const quoteOf = async (asked: Asked, member = asker): Promise<Figures> => {
  const { status, body } = await ask('POST', '/refunds/run/quote', { ...member, body: asked });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body['values'] as Figures;
};
const askFor = async (asked: Asked, member = asker, change: Asked = {}) => {
  const { sum, orders } = await quoteOf(asked, member);
  const body = { ...asked, letter: true, expected_count: orders, expected_sum: sum, reason: 'Дистанцию сократили' };
  return ask('POST', '/refunds/run', { ...member, body: { ...body, ...change } });
};
const agreeTo = async (asked: Asked): Promise<string> => {
  const decided = await decide(decider, approvalOf(await askFor(asked)), 'approve');
  if (stateOf(decided) !== 'approved') throw new Error(JSON.stringify(decided.body));
  return (decided.body['values'] as { run: string }).run;
};
const runAll = async (asked: Asked): Promise<string> => {
  const run = await agreeTo(asked);
  await workAll();
  await sendAll();
  return run;
};

// Back-office 4.5, 5.2
describe('a refund of the orders of a start that takes place', () => {
  it('gives back what was quoted once a second person has agreed, tells each buyer, and the start is sold on', async () => {
    const { start, startId, format, buyHere } = await createSold();
    const [first, second] = [await buyHere(1), await buyHere(2)];
    expect(await quoteOf(terms(start))).toMatchObject({ orders: 2, tickets: 3, sum: 9000, purchasers: 2 });
    const approval = approvalOf(await askFor(terms(start)));
    await workAll();
    expect(await sentOf(startId)).toBe(0);
    expect(stateOf(await decide(decider, approval, 'decline', { reason: 'Не сегодня' }))).toBe('declined');
    const run = await runAll(terms(start));
    expect([await runOf(run), await sentOf(startId)]).toEqual(['done done 2', 900_000]);
    expect([await statesOf(first.order), await statesOf(second.order)]).toEqual(['1 returned', '2 returned']);
    const { body } = await ask('GET', `/runs/${run}`, decider);
    expect(body['values']).toMatchObject({ kind: 'refunds.run', sum_done: 9000, sum_left: 0 });
    const { rows } = await sql<{ to: string }>`
      select recipient as to from letters where template = 'money_back' and data ->> 'return' in (
        select public_id from order_returns where run = ${run}) order by id`.execute(db());
    expect(rows.map(({ to }) => to)).toEqual([first.email, second.email]);
    await buyOf([plainLine(format.publicId, 1)]);
  });

  it('is of the formats and the days that the filter names, and by the per cent that is meant', async () => {
    const { start, startId, buyHere } = await createSold();
    const other = await createFormat(db(), { event_city_id: startId, preregistration: false, start_time: inDays(20) });
    const early = await buyHere(1);
    await sql`update orders set created_at = created_at - interval '9 days' where public_id = ${early.order}`.execute(
      db(),
    );
    await buyHere(1);
    const mixed = await buyOf([plainLine(other.publicId, 2)]);
    const weekAgo = Math.floor(Date.now() / 1000) - 7 * 86_400;
    const ofOther = { filter: { formats: [other.publicId] }, rule: { percent: 40 } };
    expect(await quoteOf(terms(start, ofOther))).toMatchObject({ orders: 1, tickets: 2, sum: 2400 });
    expect(await quoteOf(terms(start, { filter: { ordered_to: weekAgo } }))).toMatchObject({ orders: 1, sum: 3000 });
    expect(await quoteOf(terms(start, { filter: { ordered_from: weekAgo } }))).toMatchObject({ orders: 2, sum: 9000 });
    await runAll(terms(start, ofOther));
    expect([await statesOf(mixed), await statesOf(early.order)]).toEqual(['2 returned', '1 active']);
  });

  it('leaves tickets for which nothing comes back, and those that came back before', async () => {
    const { start, startId, buyHere } = await createSold();
    const { order } = await buyHere(1);
    await sql`update events set refund_policy = '[{"days":0,"percent":0}]'
      where id = (select event_id from event_cities where id = ${startId})`.execute(db());
    expect(await quoteOf(terms(start, { rule: 'policy' }))).toMatchObject({ orders: 0, sum: 0 });
    expect((await askFor(terms(start, { rule: 'policy' }))).body['code']).toBe('state');
    await runAll(terms(start));
    expect([await statesOf(order), (await quoteOf(terms(start))).orders]).toEqual(['1 returned', 0]);
  });

  it('gives back what was agreed to, though a tier of the policy ends before its turn comes', async () => {
    const [first, second] = [await createSold(), await createSold()];
    const runs = [];
    for (const { start, buyHere } of [first, second]) {
      await buyHere(1);
      runs.push(await agreeTo(terms(start, { rule: 'policy' })));
    }
    // One that was begun before its moment was kept with it goes by its beginning.
    await sql`update runs set params = params - 'agreedAt' where public_id = ${runs[1]}`.execute(db());
    office.minutes(7 * 24 * 60);
    await workAll();
    await sendAll();
    expect([await sentOf(first.startId), await sentOf(second.startId)]).toEqual([150_000, 150_000]);
    expect([await runOf(runs[0] ?? ''), await runOf(runs[1] ?? '')]).toEqual(['done done 1', 'done done 1']);
  });

  // BO-068
  it('is outdated when somebody has bought meanwhile, and refused by another count or sum than was shown', async () => {
    const { start, startId, buyHere } = await createSold();
    await buyHere(1);
    const wrong = await askFor(terms(start), asker, { expected_sum: 1 });
    expect([wrong.status, wrong.body['code']]).toEqual([400, 'sum_changed']);
    expect((await askFor(terms(start), asker, { expected_count: 5 })).body['code']).toBe('sum_changed');
    const approval = approvalOf(await askFor(terms(start)));
    await buyHere(1);
    expect(stateOf(await decide(decider, approval, 'approve'))).toBe('outdated');
    await app().sweeps.workRuns();
    expect(await sentOf(startId)).toBe(0);
  });

  // BO-068
  it('beyond the policy is outdated when whoever asked may not go beyond it any more', async () => {
    const { start, startId, buyHere } = await createSold();
    await buyHere(1);
    const former = await createColleague('admin');
    const approval = approvalOf(await askFor(terms(start), former));
    await sql`update staff_grants set role = 'manager' where user_id = ${former.id}`.execute(db());
    const decided = await decide(decider, approval, 'approve');
    expect([stateOf(decided), await sentOf(startId)]).toEqual(['outdated', 0]);
    expect((decided.body['values'] as { changes: object }).changes).toEqual([
      { field: 'asker_right', before: 'refunds.override', after: null },
    ]);
  });

  // BO-124
  it('beyond the policy needs the right for it, and a start in reach', async () => {
    const { start, buyHere } = await createSold();
    await buyHere(1);
    const manager = await createColleague('manager', { starts: [start] });
    const refused = await askFor(terms(start), manager);
    expect([refused.status, refused.body['right']]).toEqual([403, 'refunds.override']);
    expect((await askFor(terms(start, { rule: 'policy' }), manager)).status).toBe(202);
    const there = await createSold();
    expect((await ask('POST', '/refunds/run/quote', { ...manager, body: terms(there.start) })).status).toBe(404);
  });
});
