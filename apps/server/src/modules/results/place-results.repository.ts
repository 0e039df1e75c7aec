import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import { numberlessMark } from './domain/numberless-mark.ts';
import { tableWords } from './domain/word-columns.ts';
import { splitPlaces } from './place-charts.repository.ts';
import { isPlaced, type Placed } from './placed.repository.ts';

/** Rows between two marks of a gender or category. */
export const markStep = 1000;

const finishedRow = sql`status = 'finished'`;

/** Teams that are faster: people of one relay share a number, a time and a place, and count as one. */
const faster = (partition: string, time: string): string =>
  `1 + coalesce(sum(unit) over (partition by done, ${partition} order by ${time} range between unbounded preceding and 1 preceding), 0)`;
const rank = (partition: string, time: string): string =>
  `rank() over (partition by done, ${partition} order by ${time})`;

/** Columns of places: where a row has one, and how it is found. */
const places: readonly (readonly [column: string, known: string, place: string])[] = [
  ['position', 'done', faster('format_id', 'time_ms')],
  ['position_gen', 'done and gender is not null', rank('format_id, gender', 'time_ms')],
  // Who stands outside the overall list has the place of his class.
  ['position_cat', 'finished and category is not null', faster('format_id, category', 'time_ms')],
  [
    'position_gen_cat',
    'finished and category is not null and gender is not null',
    rank('format_id, category, gender', 'time_ms'),
  ],
  ['position_age', 'done and age is not null', rank('format_id, age', 'time_ms')],
  ['position_gen_age', 'done and age is not null and gender is not null', rank('format_id, gender, age', 'time_ms')],
  ['position_absolute', 'gun is not null', faster('format_id', 'gun')],
  ['position_gen_absolute', 'gun is not null and gender is not null', rank('format_id, gender', 'gun')],
  ['position_cat_absolute', 'gun is not null and category is not null', faster('format_id, category', 'gun')],
  ['overall_place', 'done and not apart', faster('apart, event_city_id, distance, is_team', 'time_ms')],
];
const computed = places.map(([column, known, place]) => `case when ${known} then ${place} end as ${column}`).join(', ');
const placeColumns = places.map(([column]) => column);
const ordered = ['row_number', ...placeColumns];
const written = [...ordered, 'split_places'];

/**
 * Places and order of all rows of event cities; rows that keep theirs are not written. Everything is found in one pass over
 * the rows: joined to themselves without statistics of what was written just now they would be joined row by row.
 */
export const updatePlaces = async (db: Executor, placed: Placed): Promise<void> => {
  await sql`
    with rows as (
      select r.id, r.format_id, r.event_city_id, r.category, r.status, r.number_key, r.leg, r.status = 'finished' as finished,
        r.status = 'finished' and of_category.id is null as done, of_format.id is not null as apart,
        coalesce(f.distance_km, -f.id) as distance, f.is_team,
        case when r.status = 'finished' then r.time_ms end as time_ms,
        case when r.status = 'finished' and of_category.id is null then r.absolute_ms end as gun,
        -- A relay has no gender and no age.
        case when count(*) over (partition by r.format_id, r.start_number) = 1 then r.gender end as gender,
        case when count(*) over (partition by r.format_id, r.start_number) = 1 then r.age_group end as age,
        case when row_number() over (partition by r.format_id, r.start_number, r.time_ms, r.status order by r.leg, r.id) = 1
          then 1 else 0 end as unit
      from results r join formats f on f.id = r.format_id
        left join result_classes of_format on of_format.format_id = r.format_id
        left join result_classes of_category on of_category.event_city_id = r.event_city_id and of_category.category = r.category
      where ${isPlaced(placed, 'r')}),
    placed as materialized (
      select id, row_number() over (partition by format_id
          order by array_position(array['finished', 'dnf', 'dns', 'dsq'], status), not done, time_ms, number_key, leg, id) as row_number,
        ${sql.raw(computed)}
      from rows),
    -- Written together: every index of a row is written anew with it.
    both_kinds as (
      select id, ${sql.raw(ordered.join(', '))}, null::integer[] as split_places from placed
      union all
      select id, ${sql.raw(ordered.map(() => 'null').join(', '))}, split_places from (${splitPlaces(placed)}) passed),
    joined as (select id, ${sql.raw(written.map((name) => `max(${name}) as ${name}`).join(', '))} from both_kinds group by id)
    update results r set ${sql.raw(written.map((name) => `${name} = p.${name}`).join(', '))}
    from joined p
    where r.id = p.id and (${sql.raw(written.map((name) => `r.${name}`).join(', '))})
      is distinct from (${sql.raw(written.map((name) => `p.${name}`).join(', '))})`.execute(db);
};

const formatsOf = ({ cities, formats }: Placed): RawBuilder<unknown> =>
  formats
    ? sql`(select unnest(${[...formats]}::bigint[]))`
    : sql`(select id from formats where event_city_id = any(${[...cities]}::bigint[]))`;

/** A format with those of its start that share its overall list. */
export const findBeside = async (db: Executor, formatId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select f.id from formats own join formats f on f.event_city_id = own.event_city_id
    where own.id = ${formatId} and (f.id = own.id or (f.distance_km = own.distance_km and f.is_team = own.is_team))
    order by f.id`.execute(db);
  return rows.map(({ id }) => id);
};

type List = { readonly place: string; readonly one: string };
/** What is counted by format, gender, category and their pair, each by its own place; a relay is one. */
const ofEachList = (count: (list: List) => string): string =>
  `case grouping(gender, category) when 3 then ${count({ place: 'position', one: 'one' })}
    when 1 then ${count({ place: 'position_gen', one: 'one' })}
    when 2 then ${count({ place: 'position_cat', one: 'one_of_category' })}
    else ${count({ place: 'position_gen_cat', one: 'one_of_category' })} end`;
const totals = [
  ofEachList(({ one }) => `count(*) filter (where ${one})`),
  ofEachList(({ one }) => `count(*) filter (where ${one} and status = 'finished')`),
  ofEachList(({ place, one }) => `count(*) filter (where ${one} and ${place} is not null)`),
  ofEachList(({ place }) => `min(time_ms) filter (where ${place} is not null)`),
].join(', ');

/** Rows, entries, finishers, places and leaders by format, gender and category, and the marks of deep pages. */
export const replaceTotals = async (db: Executor, placed: Placed): Promise<void> => {
  await sql`delete from result_totals where format_id in ${formatsOf(placed)}`.execute(db);
  await sql`
    with rows as (
      select format_id, gender, category, status, time_ms, position, position_gen, position_cat, position_gen_cat,
        row_number() over (partition by format_id, start_number order by leg, id) = 1 as one,
        row_number() over (partition by format_id, start_number, category order by leg, id) = 1 as one_of_category
      from results where ${isPlaced(placed)})
    insert into result_totals (format_id, gender, category, count, finished, entries, entries_finished, placed, leader_ms)
    select format_id, coalesce(gender, ''), coalesce(category, ''), count(*), count(*) filter (where ${finishedRow}),
      ${sql.raw(totals)}
    from rows
    group by grouping sets ((format_id), (format_id, gender), (format_id, category), (format_id, gender, category))
    having (grouping(gender) = 1 or gender is not null) and (grouping(category) = 1 or category is not null)`.execute(
    db,
  );
  await sql`delete from result_marks where format_id in ${formatsOf(placed)}`.execute(db);
  await sql`
    with numbered as (
      select format_id, gender, category, row_number,
        row_number() over (partition by format_id, gender order by row_number) - 1 as of_gender,
        row_number() over (partition by format_id, category order by row_number) - 1 as of_category,
        row_number() over (partition by format_id, gender, category order by row_number) - 1 as of_both
      from results where ${isPlaced(placed)})
    insert into result_marks (format_id, gender, category, nth, row_number)
    select format_id, gender, '', of_gender / ${markStep}, row_number from numbered
    where gender is not null and of_gender % ${markStep} = 0
    union all
    select format_id, '', category, of_category / ${markStep}, row_number from numbered
    where category is not null and of_category % ${markStep} = 0
    union all
    select format_id, gender, category, of_both / ${markStep}, row_number from numbered
    where gender is not null and category is not null and of_both % ${markStep} = 0`.execute(db);
};

/** Columns of the wire in the order of the table, each with what tells that a format has it. */
const columns: readonly (readonly [name: string, holds: string])[] = [
  ['position', 'count(position) > 0'],
  ['start_number', `bool_or(not starts_with(start_number, '${numberlessMark}'))`],
  ['last_name', `bool_or(last_name <> '' or team <> '')`],
  ['first_name', `bool_or(first_name <> '')`],
  ['gender', 'count(gender) > 0'],
  ['category', 'count(category) > 0'],
  ['time_result', 'count(time_ms) > 0'],
  ['individual_time_result', 'count(individual_ms) > 0'],
  ['absolute_time_result', 'count(absolute_ms) > 0'],
  ['fine_time_result', 'bool_or(fine_ms > 0)'],
  ['position_gen', 'count(position_gen) > 0'],
  ['position_cat', 'count(position_cat) > 0'],
  ['position_age', 'count(position_age) > 0'],
  ['position_gen_age', 'count(position_gen_age) > 0'],
  // The only format of its distance would say its own places twice.
  ['overallPlace', 'bool_or(overall_place <> position)'],
  ['position_absolute', 'count(position_absolute) > 0'],
  ['position_gen_absolute', 'count(position_gen_absolute) > 0'],
  ['position_cat_absolute', 'count(position_cat_absolute) > 0'],
  ['time_start', 'count(start_ms) > 0'],
  ['time_finish', 'count(finish_ms) > 0'],
  ['distance', `bool_or(distance <> '')`],
  ['status', `bool_or(status <> 'finished')`],
  ...tableWords.map((word) => [word, `bool_or(${word} <> '')`] as const),
];
const shown = columns.map(([name, holds]) => `case when ${holds} then '${name}' end`).join(', ');
const isFine = ['time_ms', 'absolute_ms', 'individual_ms', 'fine_ms', 'start_ms', 'finish_ms']
  .map((name) => `coalesce(${name} % 1000, 0) > 0`)
  .join(' or ');

/** What the table of each format shows. */
export const replaceFormats = async (db: Executor, placed: Placed): Promise<void> => {
  await sql`delete from result_formats where format_id in ${formatsOf(placed)}`.execute(db);
  await sql`
    insert into result_formats (format_id, event_city_id, columns, categories, has_genders, splits, has_tenths, leader_ms)
    select format_id, min(event_city_id), array_remove(array[${sql.raw(shown)}], null),
      coalesce(array_agg(distinct category) filter (where category is not null), '{}'), count(gender) filter (where leg = 0) > 0,
      coalesce((select array(select jsonb_array_elements(longest.splits) ->> 'title') from results longest where longest.format_id = r.format_id
        order by jsonb_array_length(longest.splits) desc, longest.row_number limit 1), '{}'),
      bool_or(${sql.raw(isFine)}), min(time_ms) filter (where position is not null)
    from results r where ${isPlaced(placed, 'r')}
    group by format_id`.execute(db);
};
