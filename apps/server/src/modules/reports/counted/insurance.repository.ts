import { siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { fromUnix } from '../../../kernel/clock.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { named } from './asked-starts.repository.ts';
import { type CountedAsk, cutOf } from './counted-report.ts';

export type InsuranceRow = {
  readonly isTotal: boolean;
  /** The first day of a month of Moscow. */
  readonly month: string | null;
  readonly offer: string | null;
  readonly offerTitle: string | null;
  readonly sold: number;
  readonly soldSum: Minor;
  readonly cancelled: number;
  readonly cancelledSum: Minor;
};

const monthOf = (column: 'created_at' | 'cancelled_at') =>
  sql`to_char(date_trunc('month', p.${sql.ref(column)} at time zone ${siteTimezone}), 'YYYY-MM-DD')`;

/**
 * Policies by month and offer, the total first; one statement. One is sold in the month it was issued in, and cancelled in that of
 * its end: by `policies_created` and `policies_cancelled`.
 */
export const selectInsurance = async (db: Executor, ask: CountedAsk): Promise<InsuranceRow[]> => {
  const { period, language } = ask;
  const [from, to] = [fromUnix(period.from), fromUnix(period.to)];
  const isByMonth = ask.group === 'month';
  const { rows } = await sql<InsuranceRow>`
    with moved as (
      select p.offer_id, ${monthOf('created_at')} as month, 1 as sold, p.price_minor as sold_sum, 0 as cancelled, 0::bigint as cancelled_sum
      from policies p where p.created_at >= ${from} and p.created_at < ${to}
      union all
      select p.offer_id, ${monthOf('cancelled_at')}, 0, 0, 1, p.price_minor
      from policies p where p.cancelled_at is not null and p.cancelled_at >= ${from} and p.cancelled_at < ${to}
    ), counted as (
      select m.*, i.public_id as offer, ${language === 'en' ? sql`coalesce(i.name_en, i.name_ru)` : sql`i.name_ru`} as "offerTitle"
      from moved m join insurance_offers i on i.id = m.offer_id where ${named(sql`i.public_id`, cutOf(ask, 'offer'))}
    )
    select grouping(offer) = 1 as "isTotal", month, offer, "offerTitle",
      coalesce(sum(sold), 0)::bigint as sold, coalesce(sum(sold_sum), 0)::bigint as "soldSum",
      coalesce(sum(cancelled), 0)::bigint as cancelled, coalesce(sum(cancelled_sum), 0)::bigint as "cancelledSum"
    from (select ${isByMonth ? sql`c.month` : sql`null::text`} as month, c.offer, c."offerTitle", c.sold, c.sold_sum, c.cancelled, c.cancelled_sum from counted c) q
    group by grouping sets ((month, offer, "offerTitle"), ())
    order by "isTotal" desc, month,  sum(sold_sum) desc, offer limit ${ask.most + 2}`.execute(db);
  return rows;
};
