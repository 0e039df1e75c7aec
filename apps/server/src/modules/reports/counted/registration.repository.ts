import { hoursBefore } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { askedStarts, countedStarts, isOfKinds, startTitle } from './asked-starts.repository.ts';
import type { CountedAsk } from './counted-report.ts';

export type RegistrationRow = {
  readonly isTotal: boolean;
  readonly starts: string[] | null;
  /** A start, or the hours from which on a span begins; '-1': after the start. */
  readonly key: string | null;
  readonly title: string | null;
  readonly registered: number;
  readonly documents: number;
  readonly handedOut: number;
};

const rising = hoursBefore.toReversed();
/** Counted, not looked up: it is done for every act of every participant. null: there was none. */
const spanOf = (
  at: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`case when ${at} is not null then coalesce((${rising}::int[])[width_bucket(
  floor(extract(epoch from n.begins - ${at}) / 3600)::int, ${rising}::int[])], -1) end`;

/** When participants of starts were named, sent their papers and were given their numbers, the total first; one statement. */
export const selectRegistration = async (db: Executor, ask: CountedAsk): Promise<RegistrationRow[]> => {
  const { from, where } = askedStarts(ask);
  const isByStart = ask.group === 'start';
  const of = (at: RawBuilder<unknown>) => (isByStart ? sql`case when ${at} is not null then 0 end` : spanOf(at));
  const { rows } = await sql<RegistrationRow>`
    with asked as materialized (
      select ec.id, ec.public_id as start, ${startTitle(ask)} as "startTitle" from ${from} where ${where}
    ), named as (
      select a.start, coalesce(k.start_time, f.start_time) as begins, coalesce(t.registered_at, t.created_at) as registered_at,
        t.offline_registered_at, greatest(x.created_at, y.created_at) as sent_at
      from asked a join formats f on f.event_city_id = a.id join tickets t on t.format_id = f.id
        left join format_clusters k on k.id = t.cluster_id left join files x on x.id = t.license_file_id left join files y on y.id = t.file_id
      where t.info is not null and t.status <> 'returned' and ${isOfKinds(ask, sql`t.kind`)}
    ), spans as (
      select ${isByStart ? sql`n.start` : sql`null::text`} as start, ${of(sql`n.registered_at`)} as registered, ${of(sql`n.sent_at`)} as sent,
        ${of(sql`n.offline_registered_at`)} as handed, count(*) as people
      from named n group by 1, 2, 3, 4
    ), acts as (
      select s.start, m.span, m.what, s.people
      from spans s cross join lateral (values ('registered', s.registered), ('documents', s.sent), ('handed_out', s.handed)) m (what, span)
      where m.span is not null
    ), counted as (
      select grouping(span) = 1 as "isTotal", start, span, coalesce(sum(people) filter (where what = 'registered'), 0)::bigint as registered,
        coalesce(sum(people) filter (where what = 'documents'), 0)::bigint as documents,
        coalesce(sum(people) filter (where what = 'handed_out'), 0)::bigint as "handedOut"
      from acts group by grouping sets ((start, span), ())
    )
    select c."isTotal", ${countedStarts(ask, sql`c."isTotal"`)} as starts, ${isByStart ? sql`c.start` : sql`c.span::text`} as key,
      a."startTitle" as title, c.registered, c.documents, c."handedOut"
    from counted c left join asked a on a.start = c.start
    order by "isTotal" desc, c.span desc, title, key limit ${ask.most + 2}`.execute(db);
  return rows;
};
