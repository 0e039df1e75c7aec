import { siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { fromUnix } from '../../../kernel/clock.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { CountedAsk } from './counted-report.ts';

export type SupportRow = {
  readonly isTotal: boolean;
  /** The first day of a week of Moscow. */
  readonly week: string | null;
  readonly person: string | null;
  readonly name: string | null;
  readonly answered: number;
  readonly letters: number;
  /** Minutes; null: nothing was answered. */
  readonly median: number | null;
};

/**
 * Requests by who answered them first, and letters by who wrote them, the total first; one statement over the requests and letters of
 * the period, which are thousands.
 */
export const selectSupport = async (db: Executor, ask: CountedAsk): Promise<SupportRow[]> => {
  const { period } = ask;
  const [from, to] = [fromUnix(period.from), fromUnix(period.to)];
  const isByWeek = ask.group === 'week';
  const { rows } = await sql<SupportRow>`
    with answered as (
      select r.first_answered_at as at, extract(epoch from r.first_answered_at - r.created_at) / 60 as minutes,
        (select m.written_by from support_messages m where m.request_id = r.id and m.kind = 'staff' and m.refused_at is null
          order by m.id limit 1) as written_by
      from support_requests r where r.first_answered_at >= ${from} and r.first_answered_at < ${to}
    ), done as (
      select at, written_by, minutes, 1 as answered, 0 as letters from answered where written_by is not null
      union all
      select m.written_at, m.written_by, null, 0, 1 from support_messages m
      where m.kind = 'staff' and m.refused_at is null and m.written_at >= ${from} and m.written_at < ${to}
    ), told as (
      select d.*, to_char(date_trunc('week', d.at at time zone ${siteTimezone}), 'YYYY-MM-DD') as week, u.public_id as person,
        nullif(trim(u.name || ' ' || u.last_name), '') as name
      from done d join users u on u.id = d.written_by
    )
    select grouping(person) = 1 as "isTotal", week, person, name,
      coalesce(sum(answered), 0)::bigint as answered, coalesce(sum(letters), 0)::bigint as letters,
      round(percentile_cont(0.5) within group (order by minutes))::int as median
    from (select ${isByWeek ? sql`t.week` : sql`null::text`} as week, t.person, t.name, t.answered, t.letters, t.minutes from told t) q
    group by grouping sets ((week, person, name), ())
    order by "isTotal" desc, week,  sum(answered) desc, person limit ${ask.most + 2}`.execute(db);
  return rows;
};
