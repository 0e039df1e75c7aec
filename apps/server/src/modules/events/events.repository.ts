import { sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import { besideCardColumns, cardColumns, detailColumns, eventColumns, eventTables } from './card-columns.repository.ts';
import { hasRace, type RaceFilter } from './race-filter.repository.ts';
import type { CardRow, CityDetailRow, EventRow } from './rows.ts';

export type EventWithCities<C extends CardRow = CardRow> = { event: EventRow; cities: C[] };
export type FoundPage<T> = { rows: T[]; total: number };

const cardTables = sql`event_cities ec join cities c on c.id = ec.city_id`;

const upcomingCities = async (
  db: Executor,
  eventIds: readonly number[],
  now: Date,
): Promise<Map<number, CardRow[]>> => {
  if (!eventIds.length) return new Map();
  const { rows } = await sql<CardRow>`select ${cardColumns} from ${cardTables}
    where ec.event_id = any(${eventIds}::bigint[]) and ec.status = 'published' and ec.start_time > ${now}
    order by ec.start_time, ec.id`.execute(db);
  return Map.groupBy(rows, (row) => row.eventId);
};

const joinCities = async (db: Executor, events: EventRow[], now: Date): Promise<EventWithCities[]> => {
  const cities = await upcomingCities(
    db,
    events.map((event) => event.eventId),
    now,
  );
  return events.map((event) => ({ event, cities: cities.get(event.eventId) ?? [] }));
};

/** Published events that have an upcoming city, nearest first, with those cities. Two statements. */
export const listUpcomingEvents = async (
  db: Executor,
  now: Date,
  { limit, offset }: Slice,
): Promise<FoundPage<EventWithCities>> => {
  const { rows } = await sql<EventRow & { total: number }>`
    with upcoming as (
      select event_id, min(start_time) as nearest from event_cities where status = 'published' and start_time > ${now} group by event_id)
    select ${eventColumns}, count(*) over () as total
    from upcoming u join events e on e.id = u.event_id join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id
    where e.status = 'published'
    order by u.nearest, e.id limit ${limit} offset ${offset}`.execute(db);
  const total = rows[0]?.total ?? (offset ? await countUpcomingEvents(db, now) : 0);
  return { rows: await joinCities(db, rows, now), total };
};

const countUpcomingEvents = async (db: Executor, now: Date): Promise<number> => {
  const { rows } = await sql<{
    total: number;
  }>`select count(distinct e.id) as total from events e join event_cities ec on ec.event_id = e.id
    where e.status = 'published' and ec.status = 'published' and ec.start_time > ${now}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** `from` null: from now on. Null elsewhere: any. */
export type CityFilter = {
  city: number | null;
  from: Date | null;
  to: Date | null;
  eventType: string | null;
  race: RaceFilter;
};

/** Event cities of published events by start. One statement, a second one for a page behind the last. */
export const filterEventCities = async (
  db: Executor,
  filter: CityFilter,
  now: Date,
  { limit, offset }: Slice,
): Promise<FoundPage<CardRow & EventRow>> => {
  const condition = sql`e.status = 'published' and ec.status = 'published' and ec.start_time >= ${filter.from ?? now}
    and (${filter.to}::timestamptz is null or ec.start_time < ${filter.to})
    and (${filter.city}::int is null or ec.city_id = ${filter.city})
    and (${filter.eventType}::text is null or t.public_id = ${filter.eventType})${hasRace(filter.race, now)}`;
  const tables = sql`event_cities ec join cities c on c.id = ec.city_id join events e on e.id = ec.event_id
    join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id`;
  const { rows } = await sql<CardRow & EventRow & { total: number }>`
    select ${besideCardColumns}, ${cardColumns}, count(*) over () as total from ${tables} where ${condition}
    order by ec.start_time, ec.id limit ${limit} offset ${offset}`.execute(db);
  if (rows.length || !offset) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*) as total from ${tables} where ${condition}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

/** Published event cities with their events, past ones too, by id. One statement. */
export const findEventCities = async (db: Executor, ids: readonly number[]): Promise<(CardRow & EventRow)[]> => {
  if (!ids.length) return [];
  const { rows } = await sql<CardRow & EventRow>`
    select ${besideCardColumns}, ${cardColumns} from ${cardTables} join events e on e.id = ec.event_id
    join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id
    where ec.id = any(${ids}::bigint[]) and ec.status = 'published' and e.status <> 'draft'`.execute(db);
  return rows;
};

/**
 * An event city that may be seen, and at most `limit` upcoming ones of other events, by nearness of the day; null
 * without it. Two statements.
 */
export const findAround = async (
  db: Executor,
  publicId: string,
  now: Date,
  limit: number,
): Promise<{ start: CardRow & EventRow; around: (CardRow & EventRow)[] } | null> => {
  const tables = sql`${cardTables} join events e on e.id = ec.event_id
    join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id`;
  const found = await sql<CardRow & EventRow>`select ${besideCardColumns}, ${cardColumns} from ${tables}
    where ec.public_id = ${publicId} and ec.status = 'published' and e.status <> 'draft'`.execute(db);
  const start = found.rows[0];
  if (!start) return null;
  const { rows } = await sql<CardRow & EventRow>`select ${besideCardColumns}, ${cardColumns} from ${tables}
    where e.status = 'published' and ec.status = 'published' and ec.start_time > ${now} and ec.event_id <> ${start.eventId}
    order by abs(extract(epoch from ec.start_time - ${start.startTime}::timestamptz)), ec.id limit ${limit}`.execute(
    db,
  );
  return { start, around: rows };
};

/** Upcoming event cities of published events with a listed format for volunteers, by start. One statement. */
export const listVolunteerCities = async (db: Executor, now: Date): Promise<(CardRow & EventRow)[]> => {
  const { rows } = await sql<CardRow & EventRow>`
    select ${besideCardColumns}, ${cardColumns} from ${cardTables} join events e on e.id = ec.event_id
    join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id
    where e.status = 'published' and ec.status = 'published' and ec.start_time > ${now}
      and exists (select 1 from formats f join quotas q on q.format_id = f.id
        where f.event_city_id = ec.id and f.status = 'published' and not f.hidden and q.kind = 'volunteer')
    order by ec.start_time, ec.id limit 1000`.execute(db);
  return rows;
};

/** An event that is not a draft with all its cities, upcoming ones first, then past ones from the latest. Two statements. */
export const findEvent = async (
  db: Executor,
  publicId: string,
  now: Date,
): Promise<EventWithCities<CityDetailRow> | null> => {
  const { rows } =
    await sql<EventRow>`select ${eventColumns} from ${eventTables} where e.public_id = ${publicId} and e.status <> 'draft'`.execute(
      db,
    );
  const event = rows[0];
  if (!event) return null;
  const cities = await sql<CityDetailRow>`select ${cardColumns}, ${detailColumns} from ${cardTables}
    where ec.event_id = ${event.eventId} and ec.status = 'published'
    order by ec.start_time <= ${now}, abs(extract(epoch from ec.start_time - ${now}::timestamptz)), ec.id`.execute(db);
  return { event, cities: cities.rows };
};

/**
 * Upcoming events but those named (by event or event city): of the same types first, then those in the city, then the
 * nearest (DEC-25); what is still on sale stands before what is not. Two statements.
 */
export const findSimilarEvents = async (
  db: Executor,
  now: Date,
  { exclude, city, limit }: { exclude: readonly string[]; city: number | null; limit: number },
): Promise<EventWithCities[]> => {
  const { rows } = await sql<EventRow>`
    with named as (
      select id, event_type_id from events where public_id = any(${exclude}::text[])
      union select e.id, e.event_type_id from event_cities ec join events e on e.id = ec.event_id where ec.public_id = any(${exclude}::text[])),
    upcoming as (
      select event_id, min(start_time) as nearest, bool_or(city_id = ${city}::int) as is_here,
        bool_or((sale_start is null or sale_start <= ${now}) and (sale_end is null or sale_end > ${now}) and sale_stopped_at is null) as is_on_sale
      from event_cities where status = 'published' and start_time > ${now} group by event_id)
    select ${eventColumns}
    from upcoming u join events e on e.id = u.event_id join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id
    where e.status = 'published' and e.id not in (select id from named)
    order by u.is_on_sale desc, e.event_type_id in (select event_type_id from named) desc, coalesce(u.is_here, false) desc, u.nearest, e.id
    limit ${limit}`.execute(db);
  return joinCities(db, rows, now);
};
