import { sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { ResultView } from './result-view.ts';
import { soundsLike } from './sounds.repository.ts';
import { isOpen, viewColumns, viewTables } from './view.repository.ts';

/** People that a name finds at most, and rows read for them at most: some may stand in tables that are not open. */
export const peopleLimit = 500;
const candidateLimit = 2000;

/** Published results of all starts by a folded name, latest first. One statement, a second one behind the last page. */
export const findPeople = async (
  db: Executor,
  phrase: string,
  { limit, offset }: Slice,
): Promise<{ rows: ResultView[]; total: number }> => {
  // A row by its key: on a table of yesterday's statistics the planner would read it whole for every name found.
  const row = sql`lateral (select r.id, r.format_id, r.event_city_id from results r where r.id = found.id offset 0)`;
  const found = sql`found as materialized (${soundsLike(phrase, sql`true`, candidateLimit)}),
    open as materialized (
      select r.id, ec.start_time from found cross join ${row} r join formats f on f.id = r.format_id
        join event_cities ec on ec.id = r.event_city_id join events e on e.id = ec.event_id
      where ${isOpen} order by ec.start_time desc, r.id limit ${peopleLimit})`;
  const { rows } = await sql<ResultView & { total: number }>`
    with ${found}, page as (
      select id, count(*) over () as total from open order by start_time desc, id limit ${limit} offset ${offset})
    select ${viewColumns}, page.total from page join (${viewTables}) on r.id = page.id
    order by ec.start_time desc, r.id`.execute(db);
  if (rows.length || !offset) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`with ${found} select count(*) as total from open`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};
