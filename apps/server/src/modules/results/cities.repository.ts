import { sql } from 'kysely';
import type { City } from '@trassa/contracts';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import { isOnlineStart } from '../events/index.ts';
import type { TableCity } from './result-row.ts';

const isOpen = sql`ec.results_published_at is not null and ec.status = 'published' and e.status <> 'draft'
  and exists (select from formats open_one where open_one.event_city_id = ec.id and open_one.results_hidden_at is null)`;

export type CityFilter = { city: number | null; from: Date | null; to: Date | null; eventType: string | null };
export type FoundCity = { id: number; count: number; finished: number; formats: number };

/** Event cities with published results, latest first. One statement, a second one for a page behind the last. */
export const filterResultCities = async (
  db: Executor,
  { city, from, to, eventType }: CityFilter,
  { limit, offset }: Slice,
): Promise<{ rows: FoundCity[]; total: number }> => {
  const tables = sql`event_cities ec join events e on e.id = ec.event_id join event_types t on t.id = e.event_type_id
    where ${isOpen} and (${city}::int is null or ec.city_id = ${city})
      and (${from}::timestamptz is null or ec.start_time >= ${from}) and (${to}::timestamptz is null or ec.start_time < ${to})
      and (${eventType}::text is null or t.public_id = ${eventType})`;
  const { rows } = await sql<FoundCity & { total: number }>`
    with page as (
      select ec.id, ec.start_time, count(*) over () as total from ${tables}
      order by ec.start_time desc, ec.id limit ${limit} offset ${offset})
    select page.id, page.total, coalesce(sum(n.entries), 0)::int as count, coalesce(sum(n.entries_finished), 0)::int as finished,
      count(n.format_id)::int as formats
    from page left join formats f on f.event_city_id = page.id and f.results_hidden_at is null
      left join result_totals n on n.format_id = f.id and n.gender = '' and n.category = ''
    group by page.id, page.start_time, page.total order by page.start_time desc, page.id`.execute(db);
  if (rows.length || !offset) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*) as total from ${tables}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

/** Cities with published results. One that a wholly online start has only for its time zone is no place to look for. */
export const listResultPlaces = async (db: Executor): Promise<City[]> => {
  const { rows } = await sql<City>`
    select c.id, c.name_ru, c.name_en, c.region_id, c.timezone from cities c
    where c.id in (select ec.city_id from event_cities ec join events e on e.id = ec.event_id where ${isOpen}
      and not ${isOnlineStart})`.execute(db);
  return rows;
};

/** An event city with published results and what its tables show; null where nothing is published. One statement. */
export const findTableCity = async (db: Executor, publicId: string): Promise<TableCity | null> => {
  const { rows } = await sql<TableCity>`
    select ec.id, ec.public_id, ec.timezone, coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'public_id', f.public_id, 'title_ru', f.title_ru, 'title_en', f.title_en,
          'start', to_char(f.start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'columns', rf.columns,
          'categories', rf.categories, 'has_genders', rf.has_genders, 'splits', rf.splits, 'has_tenths', rf.has_tenths,
          'leader_ms', rf.leader_ms, 'totals', (
            select jsonb_agg(jsonb_build_object('gender', n.gender, 'category', n.category, 'count', n.count, 'finished', n.finished,
              'entries', n.entries, 'entries_finished', n.entries_finished, 'placed', n.placed, 'leader_ms', n.leader_ms))
            from result_totals n where n.format_id = f.id)) order by f.position, f.id)
      from result_formats rf join formats f on f.id = rf.format_id
      where rf.event_city_id = ec.id and f.status = 'published' and f.results_hidden_at is null), '[]') as formats
    from event_cities ec join events e on e.id = ec.event_id
    where ec.public_id = ${publicId} and ${isOpen}`.execute(db);
  return rows[0] ?? null;
};

/** Public ids of event cities with published results, for the site map. */
export const listPublishedCities = async (db: Executor): Promise<string[]> => {
  const { rows } = await sql<{ publicId: string }>`
    select ec.public_id as "publicId" from event_cities ec join events e on e.id = ec.event_id where ${isOpen}
    order by ec.start_time desc, ec.id limit 5000`.execute(db);
  return rows.map((row) => row.publicId);
};
