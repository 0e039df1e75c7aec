import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCertificate, codesOf } from '../factories/certificates.ts';
import { hold, paymentBody, place, plainLine, send } from '../factories/orders.ts';
import { createRunner, offer } from '../factories/tickets.ts';
import { payLate } from '../factories/late.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openCancelling } from './cancel-stage.ts';
import { stateOf, approvalOf } from './refund-stage.ts';

const office = openCancelling();
const { app, db, ask, quoteCancel, askCancel, cancel, createSold, workAll, sentOf, runOf, decide, createColleague } =
  office;
let asker: Member;
let decider: Member;
beforeAll(async () => {
  asker = await createColleague('manager');
  decider = await createColleague('finance');
});
afterEach(() => assertInvariants(db()));

const holding = async (format: string, process = app()): Promise<[number, unknown]> => {
  const answer = await send(process, 'POST', '/api/hold', { format_public_id: format, count: 1 });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
};
const lettersOf = async (run: string) => {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from letters where template = 'start_cancelled' and data ->> 'run' = ${run} order by id`.execute(
    db(),
  );
  return rows.map(({ recipient }) => recipient);
};

describe('a start that is called off', () => {
  // BO-041
  it('gives back what was quoted, to the kopeck: the whole, by the policy, and to certificates first', async () => {
    for (const refund of ['full', 'policy'] as const) {
      const { start, startId, buyHere } = await createSold();
      await buyHere(1);
      await buyHere(3);
      const { code } = await createCertificate(db(), codesOf(app()), { amount: 100_000 });
      await buyHere(1, undefined, { certificate_codes: [code] });
      const rules = { refund, insurance: true, goods: false };
      const quoted = await quoteCancel(asker, start, rules);
      expect(quoted).toMatchObject({ tickets: 5, orders: 3, purchasers: 3, not_refundable: [] });
      expect(quoted.sum).toBe(refund === 'full' ? 15_000 : 7500);
      const run = await cancel(asker, decider, start, rules);
      await workAll();
      expect([await runOf(run), await sentOf(startId)]).toEqual(['done done 3', quoted.sum * 100]);
      await office.sendAll();
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from tickets t join formats f on f.id = t.format_id where f.event_city_id = ${startId} and t.status <> 'returned'`.execute(
        db(),
      );
      expect(rows[0]?.left).toBe(0);
    }
  });

  // BO-042
  it('is on sale and tells nobody until a second person has agreed', async () => {
    const { start, startId, format, buyHere } = await createSold();
    await buyHere(1);
    const approval = approvalOf(await askCancel(asker, start));
    await workAll();
    expect([(await holding(format.publicId))[0], await sentOf(startId)]).toEqual([200, 0]);
    const { rows } = await sql`select 1 from letters where template = 'start_cancelled'`.execute(db());
    expect((await decide(asker, approval, 'approve')).status).toBe(403);
    expect(stateOf(await decide(decider, approval, 'decline', { reason: 'Ещё подождём' }))).toBe('declined');
    const { rows: after } = await sql`select 1 from letters where template = 'start_cancelled'`.execute(db());
    expect(after).toHaveLength(rows.length);
  });

  // BO-043
  it('takes no new hold, ends holds, offers and unpaid orders, and gives late money back whole', async () => {
    const { start, startId, format, buyHere } = await createSold();
    const giver = await createRunner(app());
    const given = await buyHere(1, giver.email);
    const held = await hold(app(), format.publicId, 2);
    const waiting = await place(app(), paymentBody([plainLine(format.publicId, 1)]));
    await sql`update tickets set user_id = ${giver.id}, original_user_id = ${giver.id} where order_id = (select id from orders where public_id = ${given.order})`.execute(
      db(),
    );
    const { rows: own } = await sql<{ id: string }>`
      select t.public_id as id from tickets t join orders o on o.id = t.order_id where o.public_id = ${given.order}`.execute(
      db(),
    );
    await offer(app(), giver.token, own[0]?.id ?? '', 'friend@example.org');
    const run = await cancel(asker, decider, start);
    // A process that has answered for it before may do so for five seconds more.
    expect(await holding(format.publicId, office.other())).toEqual([400, 'sale_closed']);
    await app().sweeps.releaseHolds();
    const { rows: holds } = await sql<{ state: string }>`select state from holds where id = ${held}`.execute(db());
    expect(holds[0]?.state).toBe('released');
    await workAll();
    expect(await runOf(run)).toBe('done done 2');
    expect(await payLate(app(), waiting)).toBe(200);
    const { rows } = await sql<{ status: string; reason: string; amount: number }>`
      select o.status, r.reason, r.amount_minor as amount from orders o join refunds r on r.order_id = o.id
      where o.public_id = ${waiting.order.public_id}`.execute(db());
    expect(rows).toEqual([{ status: 'cancelled', reason: expect.any(String), amount: 300_000 }]);
    const { rows: offers } = await sql<{ status: string }>`
      select x.status from ticket_transfers x join tickets t on t.id = x.ticket_id join formats f on f.id = t.format_id
      where f.event_city_id = ${startId}`.execute(db());
    expect(offers).toEqual([{ status: 'taken_back' }]);
    await office.sendAll();
  });

  // BO-047
  it('tells every purchaser once with the sum of all his orders, and every other holder once without sums', async () => {
    const { start, buyHere } = await createSold();
    const first = await buyHere(2);
    await buyHere(1, first.email);
    const friend = await createRunner(app());
    await sql`update tickets set user_id = ${friend.id} where id = (select min(t.id) from tickets t join orders o on o.id = t.order_id
      where o.public_id = ${first.order})`.execute(db());
    expect(await quoteCancel(asker, start)).toMatchObject({ purchasers: 1, holders: 1 });
    const run = await cancel(asker, decider, start);
    await workAll();
    expect((await lettersOf(run)).toSorted()).toEqual([first.email, friend.email].toSorted());
    await sql`delete from letters where template <> 'start_cancelled'`.execute(db());
    await app().sweeps.sendLetters();
    const textTo = (address: string): string =>
      app()
        .letters.findLast(
          ({ to, subject }) => JSON.stringify(to).includes(address) && subject.startsWith('Старт отменён'),
        )
        ?.text.replaceAll(/\s/g, ' ') ?? '';
    expect(textTo(first.email)).toContain('9 000 ₽');
    expect(textTo(friend.email)).not.toMatch(/₽/);
    expect(textTo(friend.email)).toContain('Деньги за него вернём тому, кто его купил');
    await office.sendAll();
  });

  // BO-068
  it('is outdated when somebody has bought meanwhile, and nothing happens', async () => {
    const { start, startId, format, buyHere } = await createSold();
    await buyHere(1);
    const approval = approvalOf(await askCancel(asker, start));
    await buyHere(1);
    const decided = await decide(decider, approval, 'approve');
    expect(stateOf(decided)).toBe('outdated');
    expect([(await holding(format.publicId))[0], await sentOf(startId)]).toEqual([200, 0]);
  });

  // BO-045
  it('leaves an order that cannot be given back with its reason, and tries only that one again', async () => {
    const { start, buyHere } = await createSold();
    await buyHere(1);
    const { order } = await buyHere(1);
    const handOut = (at: string | null) =>
      sql`update tickets set offline_registered_at = ${at}::timestamptz where order_id = (select id from orders where public_id = ${order})`.execute(
        db(),
      );
    await handOut('2026-01-01');
    const rules = { refund: 'policy', insurance: true, goods: false } as const;
    expect((await quoteCancel(asker, start, rules)).not_refundable).toEqual([{ reason: 'state', count: 1 }]);
    const run = await cancel(asker, decider, start, rules);
    await workAll();
    expect(await runOf(run)).toBe('done done 1 failed 1');
    const { body } = await ask('GET', `/runs/${run}/items?state=failed`, decider);
    expect(body['values']).toEqual([expect.objectContaining({ object: order, error: 'state' })]);
    await handOut(null);
    expect((await ask('PUT', `/runs/${run}/retry`, { ...decider, body: {} })).status).toBe(200);
    await workAll();
    expect(await runOf(run)).toBe('done done 2');
    await office.sendAll();
  });
});
