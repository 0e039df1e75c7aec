import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRunner } from '../factories/tickets.ts';
import { paymentBody, place, plainLine } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openCancelling } from './cancel-stage.ts';

const office = openCancelling();
const { app, db, ask, cancel, createSold, workAll, runOf, createColleague } = office;
const byPolicy = { refund: 'policy', insurance: true, goods: false } as const;
let asker: Member;
let decider: Member;
beforeAll(async () => {
  asker = await createColleague('manager');
  decider = await createColleague('finance');
});
afterEach(async () => {
  await office.sendAll();
  await assertInvariants(db());
});

/** By the policy an order whose pack was handed out cannot be given back. */
const handOut = (order: string, at: string | null = '2026-01-01') =>
  sql`update tickets set offline_registered_at = ${at}::timestamptz where order_id = (select id from orders where public_id = ${order})`.execute(
    db(),
  );
const giveTo = (holder: number, order: string) =>
  sql`update tickets set user_id = ${holder} where id = (select min(t.id) from tickets t join orders o on o.id = t.order_id
    where o.public_id = ${order})`.execute(db());
/** `address template sum`: what was written to whom. */
const toldBy = async (run: string): Promise<string[]> => {
  const { rows } = await sql<{ told: string }>`
    select recipient || ' ' || template as told from letters
    where data ->> 'run' = ${run} or data ->> 'return' in (select public_id from order_returns where run = ${run}) order by id`.execute(
    db(),
  );
  return rows.map(({ told }) => told).toSorted();
};
const sumTold = async (to: string): Promise<string> => {
  await sql`delete from letters where template <> 'start_cancelled'`.execute(db());
  await app().sweeps.sendLetters();
  const letters = app().letters.filter(({ to: { address } }) => address === to);
  return letters.map(({ text }) => /Вернём ([\d\s]+₽)/.exec(text)?.[1]?.replaceAll(/\s/g, ' ')).join(', ');
};
const retry = (run: string) => ask('PUT', `/runs/${run}/retry`, { ...decider, body: {} });

// BO-047
describe('letters of a start that is called off, where an order cannot be given back at first', () => {
  it('wait for the last order of a purchaser, and then say the sum of all of them, once', async () => {
    const { start, buyHere } = await createSold();
    const failing = await buyHere(2);
    const first = await buyHere(1, failing.email);
    const another = await buyHere(1);
    await handOut(failing.order);
    const run = await cancel(asker, decider, start, byPolicy);
    await workAll();
    expect(await runOf(run)).toBe('done done 2 failed 1');
    expect(await toldBy(run)).toEqual([`${another.email} start_cancelled`]);
    await handOut(failing.order, null);
    expect((await retry(run)).status).toBe(200);
    await workAll();
    expect(await runOf(run)).toBe('done done 3');
    expect(await toldBy(run)).toEqual(
      [`${another.email} start_cancelled`, `${first.email} start_cancelled`].toSorted(),
    );
    expect(await sumTold(first.email)).toBe('4 500 ₽');
  });

  it('come to other holders all the same, and not again when the order is through', async () => {
    const { start, buyHere } = await createSold();
    const { order, email } = await buyHere(1);
    const friend = await createRunner(app());
    await giveTo(friend.id, order);
    await handOut(order);
    const run = await cancel(asker, decider, start, byPolicy);
    await workAll();
    expect(await toldBy(run)).toEqual([`${friend.email} start_cancelled`]);
    await handOut(order, null);
    await retry(run);
    await workAll();
    expect(await toldBy(run)).toEqual([`${email} start_cancelled`, `${friend.email} start_cancelled`].toSorted());
  });

  it('come to who has an unpaid order too, whichever of them is the last', async () => {
    const { start, format, buyHere } = await createSold();
    const { email } = await buyHere(1);
    await place(app(), paymentBody([plainLine(format.publicId, 1)], { email }));
    const run = await cancel(asker, decider, start);
    // The unpaid one is worked on first: here another process has it, and is later.
    await sql`update run_items i set state = 'failed' from runs r, orders o
      where r.id = i.run_id and r.public_id = ${run} and o.public_id = i.object and o.status = 'pending'`.execute(db());
    await workAll();
    expect(await toldBy(run)).toEqual([]);
    await retry(run);
    await workAll();
    expect([await runOf(run), await toldBy(run)]).toEqual(['done done 2', [`${email} start_cancelled`]]);
  });

  it('are followed by one about its money for an order that came up later', async () => {
    const { start, startId, buyHere } = await createSold();
    const { email } = await buyHere(1);
    const late = await buyHere(2, email);
    const run = await cancel(asker, decider, start);
    // As if it had been made while the start was called off: the run does not have it yet.
    await sql`delete from run_items where object = ${late.order}`.execute(db());
    await app().sweeps.workRuns();
    expect(await toldBy(run)).toEqual([`${email} start_cancelled`]);
    await workAll();
    expect(await toldBy(run)).toEqual([`${email} money_back`, `${email} start_cancelled`]);
    expect(await office.sentOf(startId)).toBe(900_000);
  });
});
