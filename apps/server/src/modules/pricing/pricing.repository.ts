import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

/** Of the given event cities those where the person already has an athlete ticket, one bought and given away included (DEC-78). */
export const findCitiesWithTicket = async (
  db: Executor,
  userId: number,
  eventCityIds: readonly number[],
): Promise<Set<number>> => {
  if (!eventCityIds.length) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct f.event_city_id as id from tickets t join formats f on f.id = t.format_id
    where (t.user_id = ${userId} or t.original_user_id = ${userId}) and t.kind = 'athlete' and t.status <> 'returned'
      and f.event_city_id = any(${[...eventCityIds]}::bigint[])`.execute(db);
  return new Set(rows.map((row) => row.id));
};
