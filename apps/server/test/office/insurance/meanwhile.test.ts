import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scrubPoliciesOf } from '../../../src/modules/insurance/personal/scrub-policies.repository.ts';
import type { Tx } from '../../../src/platform/database/index.ts';
import { openInsurance } from './stage.ts';

const { act, buyPolicy, buyUnnamed, createColleague, db, make } = openInsurance();

/** Does what waits for locks of a transaction, and ends that once it waits. */
const meanwhile = async <T>(before: (tx: Tx) => Promise<unknown>, does: () => Promise<T>): Promise<T> => {
  const { doing } = await db()
    .transaction()
    .execute(async (tx) => {
      await before(tx);
      const answer = does();
      const isWaiting = async (): Promise<boolean> =>
        (
          await sql`select 1 from pg_stat_activity
            where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db())
        ).rows.length > 0;
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
      return { doing: answer };
    });
  return doing;
};

describe('a policy that the staff cancels', () => {
  it('while a return of its ticket is being made is paid by that return alone', async () => {
    const finance = await createColleague('finance');
    const id = await buyUnnamed();
    const answer = await meanwhile(
      async (tx) => {
        await sql`select from tickets where id = (select ticket_id from policies where public_id = ${id}) for update`.execute(
          tx,
        );
        await sql`
          insert into ticket_returns (ticket_id, user_id, percent, paid_minor, insurance_minor, sum_minor)
          select t.id, t.user_id, 100, t.price_minor, p.price_minor, t.price_minor + p.price_minor
          from policies p join tickets t on t.id = p.ticket_id where p.public_id = ${id}`.execute(tx);
      },
      () => act(finance, id, 'cancel'),
    );
    expect(answer.body).toMatchObject({ code: 'state' });
    const { rows } = await sql`select repayment from policies where public_id = ${id}`.execute(db());
    expect(rows).toEqual([{ repayment: null }]);
  });
});

describe('a batch that is made', () => {
  it('while somebody in it is being erased tells of the end of the policy and names nobody', async () => {
    const finance = await createColleague('finance');
    const { id, userId } = await buyPolicy();
    await make(finance);
    await act(finance, id, 'cancel');
    expect(
      (
        await meanwhile(
          (tx) => scrubPoliciesOf(tx, userId),
          () => make(finance),
        )
      ).status,
    ).toBe(200);
    const { rows } = await sql`
      select r.kind, r.person from register_rows r join policies p on p.id = r.policy_id where p.public_id = ${id} order by r.told`.execute(
      db(),
    );
    expect(rows).toEqual([
      { kind: 'new', person: null },
      { kind: 'cancelled', person: null },
    ]);
  });
});
