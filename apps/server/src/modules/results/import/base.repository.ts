import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** What a file is compared with, as a short text: the rows of an event city as they stand, without places and hidden names. */
export const findBase = async (db: Executor, eventCityId: number): Promise<string> => {
  const { rows } = await sql<{ base: string }>`
    select count(*) || '-' || coalesce(sum(hashtextextended(row(r.id, r.format_id, r.start_number, r.leg, r.last_name, r.first_name,
      r.gender, r.category, r.age_group, r.team, r.status, r.distance, r.club, r.comments, r.home_city, r.country, r.start_ms, r.finish_ms,
      r.absolute_ms, r.individual_ms, r.fine_ms, r.time_ms, r.splits, r.ticket_id)::text, 0)::numeric), 0)::text as base
    from results r where r.event_city_id = ${eventCityId}`.execute(db);
  return rows[0]?.base ?? '';
};
