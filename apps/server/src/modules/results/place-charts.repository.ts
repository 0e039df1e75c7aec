import { barSteps, barsFinishers, barsMax, barsUsual } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import { isPlaced, type Placed } from './placed.repository.ts';

const lastBar = barsMax - 1;

/**
 * Finishers by time for the chart of each format (ADR 0020); a team of several people is one. The finest bars with which
 * all but the last stragglers fit; these stand in the last bar. One statement.
 */
export const replaceBars = async (db: Executor, placed: Placed): Promise<void> => {
  await sql`
    with spread as (
      select format_id, min(time_ms) as first, max(time_ms) as last,
        percentile_disc(0.98) within group (order by time_ms) as usual
      from results where ${isPlaced(placed)} and status = 'finished'
      group by format_id having count(distinct start_number) >= ${barsFinishers}),
    scaled as (
      select s.format_id, w.step, s.first / w.step * w.step as from_ms, least(${lastBar}, s.last / w.step - s.first / w.step) as last_bar
      from spread s cross join lateral (
        select min(step) as step from unnest(${[...barSteps]}::int[]) step
        where s.usual / step - s.first / step < ${barsUsual}) w
      where w.step is not null),
    counted as (
      select r.format_id, least(${lastBar}, (r.time_ms - c.from_ms) / c.step) as bar, count(distinct r.start_number)::int as people
      from results r join scaled c on c.format_id = r.format_id
      where r.status = 'finished' group by 1, 2)
    update result_formats f set bar_from_ms = c.from_ms, bar_ms = c.step, bars = array(
      select coalesce(n.people, 0) from generate_series(0, c.last_bar) nr
        left join counted n on n.format_id = c.format_id and n.bar = nr order by nr)
    from scaled c where f.format_id = c.format_id`.execute(db);
};

const passedSplits = (placed: Placed): RawBuilder<unknown> => sql`
  select r.id, r.format_id, r.start_number, r.leg, s.nr, (s.split ->> 'title') collate "C" as title, (s.split ->> 'ms')::int as ms,
    row_number() over (partition by r.id, (s.split ->> 'title') collate "C" order by s.nr) as nth,
    r.status in ('finished', 'dnf') and of_category.id is null as counted
  from results r
    left join result_classes of_category on of_category.event_city_id = r.event_city_id and of_category.category = r.category
    cross join lateral jsonb_array_elements(r.splits) with ordinality s(split, nr)
  where ${isPlaced(placed, 'r')}`;

/**
 * Place at each split among those of the format who passed it, people who gave up later too; equal titles are told apart by
 * their order. Like the places: equal times are equal, a relay counts as one, a class outside the overall list and a
 * disqualified person have none. One pass over the rows: fresh ones have no statistics to join by.
 */
export const splitPlaces = (placed: Placed): RawBuilder<unknown> => sql`
  with passed as (${passedSplits(placed)}),
  units as (
    select id, nr, format_id, title, nth, ms, counted,
      case when row_number() over (partition by format_id, title, nth, start_number, ms, counted order by leg, id) = 1
        then 1 else 0 end as unit
    from passed),
  placed as (
    select id, nr, case when counted then 1 + coalesce(sum(unit) over (
      partition by counted, format_id, title, nth order by ms range between unbounded preceding and 1 preceding), 0) end as place
    from units)
  select id, array_agg(place::int order by nr) as split_places from placed group by id`;

/** How many of each format passed a split. */
export const replacePoints = async (db: Executor, placed: Placed): Promise<void> => {
  await sql`
    with passed as (${passedSplits(placed)}),
    counted as (
      select format_id, title, nth, min(nr) as nr, count(distinct (start_number, ms))::int as passed
      from passed where counted group by 1, 2, 3)
    update result_formats f set points = n.points
    from (select format_id, jsonb_agg(jsonb_build_object('title', title, 'nth', nth, 'passed', passed) order by nr, title) as points
      from counted group by format_id) n
    where f.format_id = n.format_id`.execute(db);
};
