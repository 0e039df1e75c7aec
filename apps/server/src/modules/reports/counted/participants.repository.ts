import { ageGroups } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { askedStarts, isOfKinds, startTitle } from './asked-starts.repository.ts';
import type { CountedAsk } from './counted-report.ts';

export type ParticipantsRow = {
  readonly isTotal: boolean;
  readonly first: string | null;
  readonly firstTitle: string | null;
  readonly second: string | null;
  readonly people: number;
  /** null: nobody asked for it. */
  readonly again: number | null;
};

/** Surname and name as `tickets_name` has them. */
const foldedName = (info: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(translate(lower(coalesce(${info} ->> 'last_name', '') || ' ' || coalesce(${info} ->> 'first_name', '')), 'ё', 'е') collate "C")`;

const born = sql`case when t.info ->> 'birth_date' ~ '^\\d{4}-\\d\\d-\\d\\d$' then (t.info ->> 'birth_date')::date end`;
const age = sql`extract(year from age((a.begins at time zone a.timezone)::date, ${born}))::int`;
const ageGroup = sql`(select max(g)::text from unnest(${[...ageGroups]}::int[]) g where g <= greatest(${age}, 0))`;

/** A person of the same name and birth date in an earlier start. */
const isAgain = sql`exists (
  select from tickets o join formats f on f.id = o.format_id join event_cities b on b.id = f.event_city_id
  where ${foldedName(sql`o.info`)} = ${foldedName(sql`t.info`)} and o.info ->> 'birth_date' = t.info ->> 'birth_date'
    and o.status <> 'returned' and b.start_time < a.begins)`;

/** What the rows are of: value and title of the first key, and the second one. */
const keysOf = ({
  group,
  language,
}: CountedAsk): Readonly<Record<'first' | 'title' | 'second', RawBuilder<unknown>>> => {
  const none = sql`null::text`;
  const gender = sql`t.info ->> 'gender'`;
  if (group === 'gender') return { first: gender, title: none, second: none };
  if (group === 'region')
    return {
      first: sql`t.info ->> 'region'`,
      title: sql`(select ${language === 'en' ? sql`r.name_en` : sql`r.name_ru`} from regions r where r.id::text = t.info ->> 'region')`,
      second: none,
    };
  if (group === 'club')
    return {
      first: sql`t.club_public_id`,
      title: sql`(select c.title from clubs c where c.public_id = t.club_public_id)`,
      second: none,
    };
  if (group === 'start') return { first: sql`a.start`, title: sql`a."startTitle"`, second: none };
  return { first: ageGroup, title: none, second: group === 'age_gender' ? gender : none };
};

/**
 * Named participants of starts by what is asked, the total first; one statement. Whether somebody was there before is looked up by
 * `tickets_name`, person by person, and only where `hasAgain`.
 */
export const selectParticipants = async (
  db: Executor,
  ask: CountedAsk,
  hasAgain: boolean,
): Promise<ParticipantsRow[]> => {
  const { from, where } = askedStarts(ask);
  const keys = keysOf(ask);
  const { rows } = await sql<ParticipantsRow>`
    with asked as materialized (
      select ec.id, ec.public_id as start, ${startTitle(ask)} as "startTitle", ec.start_time as begins, ec.timezone from ${from} where ${where}
    ), named as (
      select ${keys.first} as first, ${keys.title} as title, ${keys.second} as second, ${hasAgain ? isAgain : sql`null::boolean`} as again
      from asked a join formats f on f.event_city_id = a.id join tickets t on t.format_id = f.id
      where t.info is not null and t.status <> 'returned' and ${isOfKinds(ask, sql`t.kind`)}
    )
    select grouping(first) = 1 as "isTotal", first, max(title) as "firstTitle", second, count(*)::bigint as people,
      ${hasAgain ? sql`(count(*) filter (where again))::bigint` : sql`null::bigint`} as again
    from named group by grouping sets ((first, second), ())
    order by "isTotal" desc, people desc, first, second limit ${ask.most + 2}`.execute(db);
  return rows;
};
