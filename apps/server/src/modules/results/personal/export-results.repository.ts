import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { shownNumber } from '../shown-number.repository.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

/** Results of own tickets, with everything the tables say. */
export const exportResults = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select t.ticket_number, e.title_ru as event, f.title_ru as format, ${shownNumber('r')} as start_number, r.last_name, r.first_name, r.name_hidden, r.gender,
      r.category, r.age_group, r.team, r.club, r.home_city, r.country, r.status, r.comments, r.time_ms / 1000.0 as seconds, r.position, r.position_gen, r.position_cat
    from results r join tickets t on t.id = r.ticket_id join formats f on f.id = r.format_id
      join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
    where t.user_id = any(${userIds}::bigint[]) order by r.id`.execute(db);
  return rows;
};

/** The page of all starts, while it is open. */
export const exportRunnerPage = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select public_id, opened_at from runner_pages where user_id = any(${userIds}::bigint[])`.execute(db);
  return rows;
};
