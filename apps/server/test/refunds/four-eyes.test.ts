import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainLine } from '../factories/orders.ts';
import { cancel } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { approvalOf, openRefunds, stateOf } from './refund-stage.ts';

const office = openRefunds();
const { app, db, clock, ask, make, quote, refund, buyOf, buyTickets, createColleague, createStart, decide } = office;
const { statesOf, refundedOf } = office;
let asker: Member;
let other: Member;
let manager: Member;
beforeAll(async () => {
  asker = await createColleague('admin');
  other = await createColleague('finance');
  manager = await createColleague('manager');
});
beforeEach(async () => {
  await sql`update order_returns set created_at = created_at - interval '2 days'`.execute(db());
});
afterEach(() => assertInvariants(db()));

/** A refund of one ticket that is too dear for one person. */
const askDear = async (member = asker) => {
  const bought = await buyTickets(1, 6_000_200);
  const asked = { lines: [{ unique_id: bought.line }] };
  return { ...bought, asked, approval: approvalOf(await refund(member, bought.order, asked)) };
};

describe('a refund above the limit of one person', () => {
  // BO-067
  it('waits for a second one, who is never the asker, and is made at once when he agrees', async () => {
    const { order, approval } = await askDear();
    expect([await statesOf(order), await refundedOf(order)]).toEqual(['1 active', 0]);
    const own = await decide(asker, approval, 'approve');
    expect([own.status, own.body['code']]).toEqual([403, 'role_required']);
    const count = (await ask('GET', '/approvals/waiting', other)).body['count'];
    expect([count, (await ask('GET', '/approvals/waiting', asker)).body['count']]).toEqual([1, 0]);
    const agreed = await decide(other, approval, 'approve');
    expect([agreed.status, stateOf(agreed)]).toEqual([200, 'approved']);
    expect([await statesOf(order), await refundedOf(order)]).toEqual(['1 processing', 3_000_100]);
    const { body } = await ask('GET', `/orders/${order}/history`, asker);
    const entry = (body['values'] as { act: string; actor: object; decider: object | null }[]).find(
      (one) => one.act === 'order.refund' && one.decider !== null,
    );
    expect(entry).toMatchObject({ actor: { public_id: asker.publicId }, decider: { public_id: other.publicId } });
  });

  it('agreed to by ten at once is made once', async () => {
    const { order, approval } = await askDear();
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(other, approval, 'approve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refundedOf(order)).toBe(3_000_100);
  });

  it('is also the goodwill that passes the sum of a person’s day, on whatever orders', async () => {
    const give = async (): Promise<number> => {
      const { order } = await buyTickets(1);
      const { version } = await quote(asker, order, { lines: [], goodwill: 600 });
      return (await make(asker, order, { lines: [], goodwill: 600, sum: 600, version })).status;
    };
    expect([await give(), await give()]).toEqual([200, 202]);
  });

  // BO-124
  it('of somebody who reaches one start is of its lines alone', async () => {
    const [here, there] = [await buyTickets(1), await buyTickets(1)];
    const { body } = await ask('GET', `/orders/${there.order}`, asker);
    expect(body['values']).toBeTruthy();
    // One order with a line of each start, as a basket of both makes it.
    await sql`update order_lines set order_id = (select id from orders where public_id = ${here.order}), position = 9
      where unique_id = ${there.line}`.execute(db());
    await sql`update tickets set order_id = (select id from orders where public_id = ${here.order})
      where public_id = ${there.tickets[0]}`.execute(db());
    const narrow = await createColleague('manager', { starts: [here.start] });
    const quoteOf = (asked: object) => ask('POST', `/orders/${here.order}/refund/quote`, { ...narrow, body: asked });
    expect((await quoteOf({ lines: [{ unique_id: here.line }] })).status).toBe(200);
    const foreign = await quoteOf({ lines: [{ unique_id: there.line }] });
    expect(Object.keys(foreign.body['errors'] ?? {})).toEqual(['lines.0.unique_id']);
    expect((await quoteOf({ lines: [{ unique_id: here.line }], goodwill: 1 })).status).toBe(400);
    await sql`update order_lines set order_id = (select id from orders where public_id = ${there.order}), position = 0
      where unique_id = ${there.line}`.execute(db());
    await sql`update tickets set order_id = (select id from orders where public_id = ${there.order})
      where public_id = ${there.tickets[0]}`.execute(db());
  });

  // BO-067
  it('is also the small one that passes the sum of a person’s day, of two at once too', async () => {
    const bought: Awaited<ReturnType<typeof buyTickets>>[] = [];
    for (let index = 0; index < 5; index += 1) bought.push(await buyTickets(1, 5_800_000));
    const give = ({ order, line }: (typeof bought)[number]) =>
      make(asker, order, { lines: [{ unique_id: line }], sum: 29_000 });
    const [first, second, ...rest] = bought;
    if (!first || !second) throw new Error('nothing was bought');
    expect([(await give(first)).status, (await give(second)).status]).toEqual([200, 200]);
    const answers = await Promise.all(rest.map(give));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 202, 202]);
    const another = await buyTickets(1, 5_800_000);
    expect((await make(other, another.order, { lines: [{ unique_id: another.line }], sum: 29_000 })).status).toBe(200);
  });

  // BO-068
  it('is outdated when its sum or its lines have changed meanwhile, tells how, and no money moves', async () => {
    const bought = await buyTickets(2, 6_000_200);
    const approval = approvalOf(await refund(asker, bought.order, { lines: [{ unique_id: bought.line }] }));
    await cancel(app(), bought.tickets[0] ?? '', { token: bought.token });
    const before = await refundedOf(bought.order);
    const decided = await decide(other, approval, 'approve');
    expect([decided.status, stateOf(decided)]).toEqual([200, 'outdated']);
    expect((decided.body['values'] as { changes: object }).changes).toEqual([
      { field: 'sum', before: 60_002, after: 30_001 },
    ]);
    expect([await statesOf(bought.order), await refundedOf(bought.order)]).toEqual(['1 active, 1 processing', before]);
  });

  it('keeps its lines from a second request until it is decided', async () => {
    const { order, asked, approval } = await askDear();
    const second = await refund(other, order, asked);
    expect([second.status, second.body['code']]).toEqual([400, 'state']);
    expect(stateOf(await decide(other, approval, 'decline', { reason: 'Пусть бежит' }))).toBe('declined');
    const third = approvalOf(await refund(other, order, asked));
    expect(stateOf(await decide(other, third, 'withdraw'))).toBe('withdrawn');
    expect(await statesOf(order)).toBe('1 active');
  });

  it('lapses after three days, and is free then', async () => {
    const { order, asked, approval } = await askDear();
    clock.advance(72 * 3600 + 1);
    expect(await app().sweeps.lapseApprovals()).toBeGreaterThan(0);
    await sql`update staff_sessions set proven_at = ${clock()}, last_act_at = ${clock()}, opened_at = ${clock()}`.execute(
      db(),
    );
    expect((await decide(other, approval, 'approve')).status).toBe(400);
    expect((await refund(asker, order, asked)).status).toBe(202);
  });

  it('is withdrawn by nobody but its asker', async () => {
    const { approval } = await askDear();
    expect((await decide(other, approval, 'withdraw')).status).toBe(403);
  });
});

describe('a manager', () => {
  // BO-073
  it('asks for a refund of any sum, which waits for finance, and sees what became of it', async () => {
    const { order, line } = await buyTickets(1, 10_000);
    const approval = approvalOf(await refund(manager, order, { lines: [{ unique_id: line }] }));
    expect(await statesOf(order)).toBe('1 active');
    expect((await decide(manager, approval, 'approve')).status).toBe(403);
    expect(stateOf(await decide(other, approval, 'approve'))).toBe('approved');
    const { body } = await ask('GET', `/approvals/${approval}`, manager);
    expect(body['values']).toMatchObject({ state: 'approved', decided_by: { public_id: other.publicId } });
    expect(await refundedOf(order)).toBe(5000);
  });
});

/** A day passes, in which everybody's session stays open. */
const passDay = async (): Promise<void> => {
  clock.advance(24 * 3600 + 1);
  await sql`update staff_sessions set proven_at = ${clock()}, last_act_at = ${clock()}, opened_at = ${clock()}`.execute(
    db(),
  );
};

// BO-068
describe('whoever asked and has no right to it any more', () => {
  it('gets nothing done by his request: agreed to, it is outdated and says why', async () => {
    const leaver = await createColleague('manager');
    const { order, approval } = await askDear(leaver);
    await sql`update staff_grants set ended_at = ${clock()} where user_id = ${leaver.id}`.execute(db());
    const decided = await decide(other, approval, 'approve');
    expect([decided.status, stateOf(decided)]).toEqual([200, 'outdated']);
    expect((decided.body['values'] as { changes: object }).changes).toEqual([
      { field: 'asker_right', before: 'refunds.request', after: null },
    ]);
    expect([await statesOf(order), await refundedOf(order)]).toEqual(['1 active', 0]);
  });

  it('nor does one whose grant holds other starts alone by now', async () => {
    const moved = await createColleague('manager');
    const { order, approval } = await askDear(moved);
    await sql`update staff_grants set scope = '{"starts":["elsewhere"]}' where user_id = ${moved.id}`.execute(db());
    expect([stateOf(await decide(other, approval, 'approve')), await refundedOf(order)]).toEqual(['outdated', 0]);
  });

  it('nor does one whose right to go beyond the policy has ended, though he may ask for refunds still', async () => {
    const former = await createColleague('finance');
    const { order, line } = await buyTickets(1);
    const approval = approvalOf(await refund(former, order, { lines: [{ unique_id: line, percent: 100 }] }));
    await sql`update staff_grants set role = 'manager' where user_id = ${former.id}`.execute(db());
    const decided = await decide(other, approval, 'approve');
    expect([stateOf(decided), await refundedOf(order)]).toEqual(['outdated', 0]);
    expect((decided.body['values'] as { changes: object }).changes).toEqual([
      { field: 'asker_right', before: 'refunds.override', after: null },
    ]);
  });

  it('nor does one who has lost the start of the line, and keeps another one of the same order', async () => {
    const [here, there] = [await createStart(), await createStart()];
    const lines = [plainLine(here.format.publicId, 1), plainLine(there.format.publicId, 1)];
    const order = await buyOf(lines);
    const narrowed = await createColleague('manager', { starts: [here.start, there.start] });
    const asked = { lines: [{ unique_id: String(lines[1]?.['unique_id']) }] };
    const waits = approvalOf(await refund(narrowed, order, asked));
    const scope = JSON.stringify({ starts: [here.start] });
    await sql`update staff_grants set scope = ${scope}::jsonb where user_id = ${narrowed.id}`.execute(db());
    const decided = await decide(other, waits, 'approve');
    expect([stateOf(decided), await statesOf(order)]).toEqual(['outdated', '2 active']);
    expect((decided.body['values'] as { changes: object }).changes).toEqual([
      { field: 'asker_right', before: 'refunds.request', after: null },
    ]);
  });
});

// BO-067
describe('whoever is the only one that could decide', () => {
  const endOthers = () =>
    sql`update staff_grants set ended_at = ${clock()} where user_id <> ${asker.id} and ended_at is null`.execute(db());
  afterEach(() =>
    sql`update staff_grants set ended_at = null where user_id in (${other.id}, ${manager.id})`.execute(db()),
  );

  it('confirms his own after a day, and the request says so', async () => {
    await endOthers();
    const { approval } = await askDear();
    const early = await decide(asker, approval, 'approve');
    expect([early.status, early.body['code']]).toEqual([403, 'role_required']);
    await passDay();
    const alone = await decide(asker, approval, 'approve');
    expect([stateOf(alone), (alone.body['values'] as { single: boolean }).single]).toEqual(['approved', true]);
  });

  it('has been so for a day: who was ended or blocked a moment ago could have decided', async () => {
    const { order, approval } = await askDear();
    await passDay();
    await sql`update users set blocked = true where id = ${other.id}`.execute(db());
    await sql`update staff_grants set ended_at = ${clock()} where user_id not in (${asker.id}, ${other.id}) and ended_at is null`.execute(
      db(),
    );
    expect((await decide(asker, approval, 'approve')).status).toBe(403);
    await sql`update users set blocked = false where id = ${other.id}`.execute(db());
    await endOthers();
    const shown = await ask('GET', `/approvals/${approval}`, asker);
    expect((shown.body['values'] as { can: string[] }).can).toEqual(['withdraw']);
    expect([(await decide(asker, approval, 'approve')).status, await refundedOf(order)]).toEqual([403, 0]);
    await passDay();
    expect(stateOf(await decide(asker, approval, 'approve'))).toBe('approved');
  });
});
