import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { ReturnState } from './own-orders.repository.ts';

/** Something that happened to the money of an order. */
export type MoneyRow = {
  readonly source: 'payment' | 'refund' | 'spend' | 'release' | 'certificate_refund';
  readonly at: Date;
  readonly sum: Minor;
  /** Of a refund. */
  readonly state: ReturnState | null;
  /** Of a payment: all of it went back, for the order could not use it. */
  readonly isUnused: boolean;
  /** Of a return: what was given back. */
  readonly titleRu: string | null;
  readonly titleEn: string | null;
};

/** More than an order of 500 tickets ever has; a bound all the same. */
const most = 2000;

/** Money that came or went back, by bank and by gift certificates, earliest first; one statement. */
export const selectMoney = async (db: Executor, orderId: number): Promise<MoneyRow[]> => {
  const { rows } = await sql<MoneyRow>`
    with returned as (
      select r.cause, l.title_ru, l.title_en from order_refunds r join order_lines l on l.id = r.order_line_id
      where r.order_id = ${orderId}
    ), moves as (
      select 'payment' as source, p.captured_at as at, p.amount_minor as sum, null::text as state, null::text as cause,
        exists (select from refunds r where r.payment_id = p.id and r.reason in ('late', 'duplicate')) as "isUnused"
      from payments p where p.order_id = ${orderId} and p.captured_at is not null
      union all
      select 'refund', coalesce(r.done_at, r.created_at), r.amount_minor, r.status, r.cause, false
      from refunds r where r.order_id = ${orderId}
      union all
      select case e.kind when 'refund' then 'certificate_refund' else e.kind end, e.created_at, abs(sum(e.amount_minor))::bigint,
        null, e.cause, false
      from certificate_entries e where e.order_id = ${orderId} and e.kind in ('spend', 'release', 'refund')
      group by e.kind, e.created_at, e.cause
    )
    select m.source, m.at, m.sum, m.state, m."isUnused", x.title_ru as "titleRu", x.title_en as "titleEn"
    from moves m left join returned x on x.cause = m.cause order by m.at, m.source limit ${most}`.execute(db);
  return rows;
};
