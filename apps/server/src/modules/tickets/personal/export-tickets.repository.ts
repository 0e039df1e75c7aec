import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

/** Own tickets with their participants and races run online. */
export const exportTickets = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select t.public_id, t.ticket_number, t.status, t.kind, f.title_ru as format, e.title_ru as event, f.start_time,
      t.start_number, t.inside_number, t.sector, t.seat_row, t.seat_place, t.price_minor / 100.0 as price,
      t.info as participant, t.registered_at, t.documents, t.club_public_id as club, t.created_at, r.started_at as online_started_at,
      r.result_seconds as online_result_seconds, r.link as online_link, r.status as online_status
    from tickets t join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
      join events e on e.id = ec.event_id left join online_races r on r.ticket_id = t.id
    where t.user_id = any(${userIds}::bigint[]) order by t.id`.execute(db);
  return rows;
};
