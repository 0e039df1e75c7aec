import { ageGroups } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { askedStarts, countedStarts, isOfKinds, startTitle } from './asked-starts.repository.ts';
import type { CountedAsk } from './counted-report.ts';

export type ParticipantsRow = {
  readonly isTotal: boolean;
  readonly starts: string[] | null;
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

/** Day, month and year as a number, so that a difference is an age, and no date that was never checked is one. */
const born = sql`case when t.info ->> 'birth_date' ~ '^(19|20)\\d\\d-\\d\\d-\\d\\d$' then replace(t.info ->> 'birth_date', '-', '')::int end`;
/** null: he did not say, or is not born yet. */
const ageGroup = sql`((${[...ageGroups]}::int[])[width_bucket((a.day - ${born}) / 10000, ${[...ageGroups]}::int[])])::text`;

/** A person of the same name and birth date in an earlier start. */
const isAgain = sql`exists (
  select from tickets o join formats f on f.id = o.format_id join event_cities b on b.id = f.event_city_id
  where ${foldedName(sql`o.info`)} = ${foldedName(sql`t.info`)} and o.info ->> 'birth_date' = t.info ->> 'birth_date'
    and o.status <> 'returned' and b.status <> 'cancelled' and b.start_time < a.begins)`;

type Keys = Readonly<Record<'first' | 'title' | 'second', RawBuilder<unknown>>>;

/** What the rows are of: the first key of a ticket, its title in a row c that is counted, and the second one. */
const keysOf = ({ group, language }: CountedAsk): Keys => {
  const none = sql`null::text`;
  const gender = sql`nullif(t.info ->> 'gender', '')`;
  const region = language === 'en' ? sql`r.name_en` : sql`r.name_ru`;
  const keys: Readonly<Record<string, Pick<Keys, 'first' | 'title'>>> = {
    gender: { first: gender, title: none },
    region: {
      first: sql`nullif(t.info ->> 'region', '')`,
      title: sql`(select ${region} from regions r where r.id::text = c.first)`,
    },
    club: { first: sql`t.club_public_id`, title: sql`(select l.title from clubs l where l.public_id = c.first)` },
    start: { first: sql`a.start`, title: sql`(select a."startTitle" from asked a where a.start = c.first)` },
  };
  return { ...(keys[group] ?? { first: ageGroup, title: none }), second: group === 'age_gender' ? gender : none };
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
      select ec.id, ec.public_id as start, ${startTitle(ask)} as "startTitle", ec.start_time as begins,
        to_char(ec.start_time at time zone ec.timezone, 'YYYYMMDD')::int as day from ${from} where ${where}
    ), named as (
      select ${keys.first} as first, ${keys.second} as second, ${hasAgain ? isAgain : sql`null::boolean`} as again
      from asked a join formats f on f.event_city_id = a.id join tickets t on t.format_id = f.id
      where t.info is not null and t.status <> 'returned' and ${isOfKinds(ask, sql`t.kind`)}
    ), counted as (
      select grouping(first) = 1 as "isTotal", first, second, count(*)::bigint as people,
        ${hasAgain ? sql`(count(*) filter (where again))::bigint` : sql`null::bigint`} as again
      from named group by grouping sets ((first, second), ())
      order by "isTotal" desc, people desc, first, second limit ${ask.most + 2}
    )
    select c."isTotal", ${countedStarts(ask, sql`c."isTotal"`)} as starts, c.first, ${keys.title} as "firstTitle", c.second, c.people, c.again
    from counted c order by c."isTotal" desc, c.people desc, c.first, c.second`.execute(db);
  return rows;
};
