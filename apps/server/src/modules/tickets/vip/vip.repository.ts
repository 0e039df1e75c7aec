import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/**
 * Of the given event cities those where the person already has an athlete ticket, one bought and given away included, or an
 * order with one that waits for its money; `replaced` orders make way for this purchase and do not count. DEC-78, DEC-111
 */
export const findCitiesWithTicket = async (
  db: Executor,
  userId: number,
  eventCityIds: readonly number[],
  replaced: readonly number[] = [],
): Promise<Set<number>> => {
  if (!eventCityIds.length) return new Set();
  const { rows } = await sql<{ id: number }>`
    select f.event_city_id as id from tickets t join formats f on f.id = t.format_id
    where (t.user_id = ${userId} or t.original_user_id = ${userId}) and t.kind = 'athlete' and t.status <> 'returned'
      and f.event_city_id = any(${[...eventCityIds]}::bigint[])
    union
    select f.event_city_id from orders o join order_lines l on l.order_id = o.id join formats f on f.id = l.item_id
    where o.user_id = ${userId} and o.status = 'pending' and o.id <> all(${[...replaced]}::bigint[])
      and l.selector = 'ticket' and l.details ->> 'kind' = 'athlete' and f.event_city_id = any(${[...eventCityIds]}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map((row) => row.id));
};

/** Until the end of the transaction nobody else decides about this person's vip discount in these event cities. */
export const lockVipDiscount = async (tx: Tx, userId: number, eventCityIds: readonly number[]): Promise<void> => {
  const keys = [...new Set(eventCityIds)].sort((a, b) => a - b).map((id) => `vip:${id}:${userId}`);
  if (!keys.length) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(k, 0)) from unnest(${keys}::text[]) with ordinality as t (k, n) order by n`.execute(
    tx,
  );
};
