import { hoursBefore } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { askedStarts, isOfKinds, startTitle } from './asked-starts.repository.ts';
import type { CountedAsk } from './counted-report.ts';

export type RegistrationRow = {
  readonly isTotal: boolean;
  /** A start, or the hours from which on a span begins; '-1': after the start. */
  readonly key: string | null;
  readonly title: string | null;
  readonly registered: number;
  readonly documents: number;
  readonly handedOut: number;
};

const spanOf = (
  at: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((select max(h) from unnest(${[...hoursBefore]}::int[]) h
  where n.begins - ${at} >= make_interval(hours => h)), -1)::text`;

/** When participants of starts were named, sent their papers and were given their numbers, the total first; one statement. */
export const selectRegistration = async (db: Executor, ask: CountedAsk): Promise<RegistrationRow[]> => {
  const { from, where } = askedStarts(ask);
  const isByStart = ask.group === 'start';
  const [key, title] = isByStart ? [sql`n.start`, sql`n."startTitle"`] : [spanOf(sql`m.at`), sql`null::text`];
  const { rows } = await sql<RegistrationRow>`
    with asked as materialized (
      select ec.id, ec.public_id as start, ${startTitle(ask)} as "startTitle" from ${from} where ${where}
    ), named as (
      select a.start, a."startTitle", coalesce(k.start_time, f.start_time) as begins, coalesce(t.registered_at, t.created_at) as registered_at,
        t.offline_registered_at, (select max(d.created_at) from files d where d.id in (t.license_file_id, t.file_id)) as sent_at
      from asked a join formats f on f.event_city_id = a.id join tickets t on t.format_id = f.id
        left join format_clusters k on k.id = t.cluster_id
      where t.info is not null and t.status <> 'returned' and ${isOfKinds(ask, sql`t.kind`)}
    ), counted as (
      select ${key} as key, ${title} as title, ${isByStart ? sql`0` : sql`${spanOf(sql`m.at`)}::int`} as span, m.what from named n
        cross join lateral (values ('registered', n.registered_at), ('documents', n.sent_at), ('handed_out', n.offline_registered_at)) m (what, at)
      where m.at is not null
    )
    select grouping(key) = 1 as "isTotal", key, max(title) as title, (count(*) filter (where what = 'registered'))::bigint as registered,
      (count(*) filter (where what = 'documents'))::bigint as documents, (count(*) filter (where what = 'handed_out'))::bigint as "handedOut"
    from counted group by grouping sets ((key, span), ())
    order by "isTotal" desc, span desc, title, key limit ${ask.most + 2}`.execute(db);
  return rows;
};
