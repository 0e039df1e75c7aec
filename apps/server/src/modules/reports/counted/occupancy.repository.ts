import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { askedStarts, isOfKinds, startTitle } from './asked-starts.repository.ts';
import type { CountedAsk } from './counted-report.ts';

export type OccupancyRow = {
  readonly isTotal: boolean;
  readonly start: string | null;
  readonly startTitle: string | null;
  readonly format: string | null;
  readonly formatTitle: string | null;
  readonly capacity: number;
  readonly reserve: number;
  readonly sold: number;
  readonly held: number;
  readonly free: number;
  readonly returned: number;
  /** Sold since the moment that is asked. */
  readonly lately: number;
  /** Of formats that are still to come. */
  readonly comingFree: number;
  readonly comingLately: number;
};

/**
 * Places of formats by start, the total first; one statement. A format that is no longer or not yet sold is there while it has
 * tickets. Tickets are read by `tickets_counted`, those of the period alone.
 */
export const selectOccupancy = async (db: Executor, ask: CountedAsk, since: Date): Promise<OccupancyRow[]> => {
  const { from, where } = askedStarts(ask);
  const isByFormat = ask.group === 'format';
  const { rows } = await sql<OccupancyRow>`
    with asked as materialized (
      select f.id, ec.public_id as start, ${startTitle(ask)} as "startTitle", ec.start_time as begins, f.public_id as format,
        ${ask.language === 'en' ? sql`coalesce(f.title_en, f.title_ru)` : sql`f.title_ru`} as "formatTitle", f.position,
        f.start_time > ${ask.now} as is_coming,
        f.status = 'published' and ec.status = 'published' and e.status = 'published' and ec.archived_at is null as is_sold
      from ${from} join formats f on f.event_city_id = ec.id where ${where}
    ), places as (
      select q.format_id, sum(q.capacity) as capacity, sum(q.reserve) as reserve, sum(q.taken) as taken
      from quotas q where q.format_id in (select id from asked) and ${isOfKinds(ask, sql`q.kind`)} group by 1
    ), gone as (
      select t.format_id, count(*) filter (where t.status <> 'returned') as sold, count(*) filter (where t.status = 'returned') as returned,
        count(*) filter (where t.status <> 'returned' and t.created_at >= ${since}) as lately
      from tickets t where t.format_id in (select id from asked) and ${isOfKinds(ask, sql`t.kind`)} group by 1
    ), counted as (
      select a.*, coalesce(p.capacity, 0) as capacity, coalesce(p.reserve, 0) as reserve, coalesce(g.sold, 0) as sold,
        greatest(coalesce(p.taken, 0) - coalesce(g.sold, 0), 0) as held,
        case when a.is_sold then greatest(coalesce(p.capacity - p.reserve - p.taken, 0), 0) else 0 end as free,
        coalesce(g.returned, 0) as returned, coalesce(g.lately, 0) as lately
      from asked a left join places p on p.format_id = a.id left join gone g on g.format_id = a.id
      where a.is_sold or g.format_id is not null
    )
    select grouping(start) = 1 as "isTotal", start, "startTitle", format, "formatTitle",
      coalesce(sum(capacity), 0)::bigint as capacity, coalesce(sum(reserve), 0)::bigint as reserve, coalesce(sum(sold), 0)::bigint as sold,
      coalesce(sum(held), 0)::bigint as held, coalesce(sum(free), 0)::bigint as free, coalesce(sum(returned), 0)::bigint as returned,
      coalesce(sum(lately), 0)::bigint as lately, coalesce(sum(free) filter (where is_coming), 0)::bigint as "comingFree",
      coalesce(sum(lately) filter (where is_coming), 0)::bigint as "comingLately"
    from (select c.start, c."startTitle", c.begins, ${isByFormat ? sql`c.format` : sql`null::text`} as format,
        ${isByFormat ? sql`c."formatTitle"` : sql`null::text`} as "formatTitle", ${isByFormat ? sql`c.position` : sql`0`} as position,
        c.is_coming, c.capacity, c.reserve, c.sold, c.held, c.free, c.returned, c.lately from counted c) q
    group by grouping sets ((start, "startTitle", begins, format, "formatTitle", position), ())
    order by "isTotal" desc, begins, start, position, format limit ${ask.most + 2}`.execute(db);
  return rows;
};
