import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Places of formats that were given away so far, and of all of them within a day: a list in parts is one list (back-office.md 2.6). */
export const selectGiven = async (
  tx: Tx,
  formatIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly all: number; readonly today: number }>> => {
  const { rows } = await sql<{ formatId: number; all: number; today: number }>`
    select l.item_id as "formatId", sum(l.count)::int as all,
      coalesce(sum(l.count) filter (where o.created_at > now() - interval '1 day'), 0)::int as today
    from orders o join order_lines l on l.order_id = o.id
    where o.channel = 'staff' and o.status not in ('expired', 'cancelled') and l.selector = 'ticket'
      and l.item_id = any(${[...formatIds]}::bigint[]) group by 1`.execute(tx);
  return new Map(rows.map(({ formatId, all, today }) => [formatId, { all, today }]));
};

/** A point to which a dry run goes back. */
export const saveBeforeInvites = async (tx: Tx): Promise<void> => {
  await sql`savepoint invites`.execute(tx);
};
export const rollBackInvites = async (tx: Tx): Promise<void> => {
  await sql`rollback to savepoint invites`.execute(tx);
};
