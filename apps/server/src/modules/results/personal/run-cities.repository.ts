import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Event cities whose start was held and for which the person has a ticket, by internal ids. */
export const findRunCities = async (db: Executor, userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct ec.id from tickets t join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
    where t.user_id = ${userId} and ec.start_time <= now()`.execute(db);
  return rows.map(({ id }) => id);
};
