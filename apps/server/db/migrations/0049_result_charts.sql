-- What the pictures of a result are drawn from, found once when places are computed (ADR 0020).

-- Place at each split among those who passed it, in the order of `splits`; null in it: not counted.
alter table results add column split_places integer[];

alter table result_formats
  add column bars integer[] not null default '{}', -- finishers by time; the last one holds the longer times too
  add column bar_from_ms integer, add column bar_ms integer,
  add column points jsonb not null default '[]';   -- [{title, nth, passed}]: how many passed a split

-- Protocols that are there already, as `replaceBars` and `updateSplitPlaces` do it.
with spread as (
  select format_id, min(time_ms) as first, max(time_ms) as last, percentile_disc(0.98) within group (order by time_ms) as usual
  from results where status = 'finished' group by format_id having count(distinct start_number) >= 8),
scaled as (
  select s.format_id, w.step, s.first / w.step * w.step as from_ms, least(39, s.last / w.step - s.first / w.step) as last_bar
  from spread s cross join lateral (
    select min(step) as step
    from unnest(array[5000, 10000, 15000, 30000, 60000, 120000, 180000, 300000, 600000, 900000, 1800000, 3600000, 7200000, 21600000, 86400000]) step
    where s.usual / step - s.first / step < 36) w
  where w.step is not null),
counted as (
  select r.format_id, least(39, (r.time_ms - c.from_ms) / c.step) as bar, count(distinct r.start_number)::int as people
  from results r join scaled c on c.format_id = r.format_id where r.status = 'finished' group by 1, 2)
update result_formats f set bar_from_ms = c.from_ms, bar_ms = c.step, bars = array(
  select coalesce(n.people, 0) from generate_series(0, c.last_bar) nr
    left join counted n on n.format_id = c.format_id and n.bar = nr order by nr)
from scaled c where f.format_id = c.format_id;

create temporary table passed_splits on commit drop as
select r.id, r.format_id, r.start_number, r.leg, s.nr, s.split ->> 'title' as title, (s.split ->> 'ms')::int as ms,
  row_number() over (partition by r.id, s.split ->> 'title' order by s.nr) as nth,
  r.status in ('finished', 'dnf') and of_category.id is null as counted
from results r
  left join result_classes of_category on of_category.event_city_id = r.event_city_id and of_category.category = r.category
  cross join lateral jsonb_array_elements(r.splits) with ordinality s(split, nr);

with units as (
  select id, nr, format_id, title, nth, ms, counted,
    case when row_number() over (partition by format_id, title, nth, start_number, ms, counted order by leg, id) = 1
      then 1 else 0 end as unit
  from passed_splits),
placed as (
  select id, nr, case when counted then 1 + coalesce(sum(unit) over (
    partition by counted, format_id, title, nth order by ms range between unbounded preceding and 1 preceding), 0) end as place
  from units)
update results r set split_places = f.places
from (select id, array_agg(place::int order by nr) as places from placed group by id) f where r.id = f.id;

update result_formats f set points = n.points
from (
  select format_id, jsonb_agg(jsonb_build_object('title', title, 'nth', nth, 'passed', passed) order by nr, title) as points
  from (
    select format_id, title, nth, min(nr) as nr, count(distinct (start_number, ms))::int as passed
    from passed_splits where counted group by 1, 2, 3) counted
  group by format_id) n
where f.format_id = n.format_id;
