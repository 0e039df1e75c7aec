import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { askedStarts, countedStarts, named, startTitle } from './asked-starts.repository.ts';
import { type CountedAsk, cutOf } from './counted-report.ts';

export type SizesRow = {
  readonly isTotal: boolean;
  readonly starts: string[] | null;
  readonly start: string | null;
  readonly startTitle: string | null;
  readonly size: string | null;
  readonly stock: number;
  readonly left: number;
  readonly chosen: number;
  readonly male: number;
  readonly female: number;
  /** null: nobody has chosen yet. */
  readonly wanted: number | null;
  readonly lacking: number;
};

/**
 * Shirts by start and size, the total first; one statement. Who has not chosen yet is shared out as those who have, start by start;
 * a size that people have and the start no longer keeps is there, too.
 */
export const selectSizes = async (db: Executor, ask: CountedAsk): Promise<SizesRow[]> => {
  const { from, where } = askedStarts(ask);
  const isByStart = ask.group === 'start';
  const { rows } = await sql<SizesRow>`
    with asked as materialized (
      select ec.id, ec.public_id as start, ${startTitle(ask)} as "startTitle", ec.start_time as begins from ${from} where ${where}
    ), worn as materialized (
      select f.event_city_id as start_id, coalesce(t.info ->> 'item_size', '') as size, count(*) as people,
        count(*) filter (where t.info ->> 'gender' = 'male') as male, count(*) filter (where t.info ->> 'gender' = 'female') as female
      from formats f join tickets t on t.format_id = f.id
      where f.event_city_id in (select id from asked) and ${named(sql`f.public_id`, cutOf(ask, 'format'))} and t.status <> 'returned'
        and (not f.shirt_unavailable or t.info ->> 'item_size' <> '') group by 1, 2
    ), undecided as (
      select a.id, coalesce((select w.people from worn w where w.start_id = a.id and w.size = ''), 0) as people,
        (select sum(w.people) from worn w where w.start_id = a.id and w.size <> '') as chosen from asked a
    ), sized as (
      select coalesce(s.start_id, w.start_id) as start_id, coalesce(s.size, w.size) as size, coalesce(s.position, 32767) as position,
        coalesce(s.stock, 0) as stock, coalesce(s.taken, 0) as taken, coalesce(w.people, 0) as chosen,
        coalesce(w.male, 0) as male, coalesce(w.female, 0) as female
      from (select event_city_id as start_id, size, position, stock, taken from shirts where event_city_id in (select id from asked)) s
        full join (select * from worn where size <> '') w on w.start_id = s.start_id and w.size = s.size
    ), forecast as (
      select a.start, a."startTitle", a.begins, z.*, z.chosen + round(u.people * z.chosen / nullif(u.chosen, 0)) as wanted
      from sized z join asked a on a.id = z.start_id join undecided u on u.id = z.start_id
    )
    select grouping(size) = 1 as "isTotal", ${countedStarts(ask, sql`grouping(size) = 1`)} as starts, start, "startTitle", size, coalesce(sum(stock), 0)::bigint as stock,
      coalesce(sum(stock - taken), 0)::bigint as left, coalesce(sum(chosen), 0)::bigint as chosen, coalesce(sum(male), 0)::bigint as male,
      coalesce(sum(female), 0)::bigint as female, sum(wanted)::bigint as wanted,
      coalesce(sum(greatest(wanted - stock, 0)), 0)::bigint as lacking
    from (select ${isByStart ? sql`f.start` : sql`null::text`} as start, ${isByStart ? sql`f."startTitle"` : sql`null::text`} as "startTitle",
        ${isByStart ? sql`f.begins` : sql`null::timestamptz`} as begins, f.size, f.position, f.stock, f.taken, f.chosen, f.male, f.female, f.wanted
      from forecast f) q
    group by grouping sets ((start, "startTitle", begins, size), ())
    order by "isTotal" desc, begins, start, min(position), size limit ${ask.most + 2}`.execute(db);
  return rows;
};
