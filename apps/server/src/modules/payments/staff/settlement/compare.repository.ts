import { siteTimezone } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import type { Executor } from '../../../../platform/database/index.ts';

/** Days of a provider, both ends included, and the moments that they begin and end with. */
export type Span = {
  readonly provider: string;
  readonly from: string;
  readonly until: string;
  readonly begins: Date;
  readonly ends: Date;
  /** Only days that are open and that the register has lines of. */
  readonly isNamedOnly?: boolean;
};

const dayOf = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${column} at time zone ${sql.lit(siteTimezone)})::date`;

/**
 * Movements of a span in both books, those of one payment on one day in one row: ours by the moment that money came or went, theirs by
 * the register. Reads the span alone, by the indexes of those moments.
 */
const both = (
  { provider, from, until, begins, ends, isNamedOnly = false }: Span,
  registerId: number | null,
): RawBuilder<unknown> => sql`
  ours as (
    select ${dayOf(sql`p.captured_at`)} as day, 'payment'::text as kind, coalesce(p.provider_payment_id, p.public_id) as payment,
      p.amount_minor as amount
    from payments p where p.provider = ${provider} and p.captured_at >= ${begins} and p.captured_at < ${ends}
    union all
    select ${dayOf(sql`r.done_at`)}, 'refund', coalesce(p.provider_payment_id, p.public_id), sum(r.amount_minor)::bigint
    from refunds r join payments p on p.id = r.payment_id
    where p.provider = ${provider} and r.done_at >= ${begins} and r.done_at < ${ends} group by 1, 3
  ), theirs as (
    select day, kind, provider_payment_id as payment, amount_minor as amount from settlement_rows
    where register_id = ${registerId} and day between ${from}::date and ${until}::date
  ), compared as (
    select day, kind, payment, ours.amount as ours, theirs.amount as theirs from ours full join theirs using (day, kind, payment)
    where not ${isNamedOnly}::boolean or (day in (select day from theirs)
      and day not in (select day from settlement_days where provider = ${provider} and day between ${from}::date and ${until}::date and closed_at is not null))
  ), decided as (
    select c.*, a.reason, a.accepted_by as "acceptedBy", a.accepted_at as "acceptedAt"
    from compared c left join settlement_accepted a on a.provider = ${provider} and a.day = c.day and a.kind = c.kind
      and a.provider_payment_id = c.payment and a.ours_minor is not distinct from c.ours and a.theirs_minor is not distinct from c.theirs
  )`;

export type Counts = {
  readonly matched: number;
  readonly oursOnly: number;
  readonly theirsOnly: number;
  readonly different: number;
  /** Differences that nobody has accepted. */
  readonly left: number;
  /** Our own, with those that match. */
  readonly captured: Minor;
  readonly refunded: Minor;
  readonly moved: number;
};

export const countCompared = async (db: Executor, span: Span, registerId: number | null): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    with ${both(span, registerId)}
    select count(*) filter (where ours = theirs)::int as matched, count(*) filter (where theirs is null)::int as "oursOnly",
      count(*) filter (where ours is null)::int as "theirsOnly", count(*) filter (where ours <> theirs)::int as different,
      count(*) filter (where ours is distinct from theirs and "acceptedAt" is null)::int as left,
      coalesce(sum(ours) filter (where kind = 'payment'), 0)::bigint as captured,
      coalesce(sum(ours) filter (where kind = 'refund'), 0)::bigint as refunded, count(ours)::int as moved
    from decided`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
};

export type DifferenceRow = {
  readonly day: string;
  readonly kind: 'payment' | 'refund';
  readonly payment: string;
  readonly ours: Minor | null;
  readonly theirs: Minor | null;
  readonly orderPublicId: string | null;
  readonly reason: string | null;
  readonly acceptedBy: number | null;
  readonly acceptedAt: Date | null;
};

/** What the books do not have alike: what the provider names first, as ours alone may be many; of each those without a decision first. */
export const selectDifferences = async (
  db: Executor,
  span: Span,
  registerId: number | null,
  limit: number,
): Promise<DifferenceRow[]> => {
  const { rows } = await sql<DifferenceRow>`
    with ${both(span, registerId)}, shown as (
      select * from decided where ours is distinct from theirs order by (theirs is null), ("acceptedAt" is not null), day, kind, payment limit ${limit}
    )
    select s.day::text as day, s.kind, s.payment, s.ours, s.theirs, s.reason, s."acceptedBy", s."acceptedAt",
      (select o.public_id from payments p join orders o on o.id = p.order_id
        where p.provider = ${span.provider} and p.provider_payment_id = s.payment) as "orderPublicId"
    from shown s order by (s.theirs is null), (s."acceptedAt" is not null), s.day, s.kind, s.payment`.execute(db);
  return rows;
};

export type Movement = Pick<DifferenceRow, 'kind' | 'payment'>;

/** One movement of a day in both books; null: it is in none. */
export const findCompared = async (
  db: Executor,
  span: Span,
  registerId: number | null,
  { kind, payment }: Movement,
): Promise<Pick<DifferenceRow, 'ours' | 'theirs'> | null> => {
  const { rows } = await sql<Pick<DifferenceRow, 'ours' | 'theirs'>>`
    with ${both(span, registerId)} select ours, theirs from compared where kind = ${kind} and payment = ${payment}`.execute(
    db,
  );
  return rows[0] ?? null;
};

export type DayFigures = {
  readonly provider: string;
  readonly day: string;
  readonly captured: Minor;
  readonly refunded: Minor;
  readonly isTold: boolean;
  readonly theirCaptured: Minor;
  readonly theirRefunded: Minor;
  readonly fee: Minor;
  readonly closedAt: Date | null;
};

/** Days with money or a register, the latest first; figures of a closed one are those that it was closed with. BO-081, BO-082 */
export const selectDays = async (
  db: Executor,
  { from, until, begins, ends }: Omit<Span, 'provider'>,
): Promise<DayFigures[]> => {
  const { rows } = await sql<DayFigures>`
    with money as (
      select provider, ${dayOf(sql`captured_at`)} as day, sum(amount_minor) as captured, 0 as refunded
      from payments where captured_at >= ${begins} and captured_at < ${ends} group by 1, 2
      union all
      select p.provider, ${dayOf(sql`r.done_at`)}, 0, sum(r.amount_minor)
      from refunds r join payments p on p.id = r.payment_id where r.done_at >= ${begins} and r.done_at < ${ends} group by 1, 2
    ), ours as (
      select provider, day, sum(captured)::bigint as captured, sum(refunded)::bigint as refunded from money group by 1, 2
    ), days as (
      select * from settlement_days where day between ${from}::date and ${until}::date
    ), theirs as (
      select d.provider, d.day, sum(s.amount_minor) filter (where s.kind = 'payment') as captured,
        sum(s.amount_minor) filter (where s.kind = 'refund') as refunded, sum(s.fee_minor) as fee
      from days d join settlement_rows s on s.register_id = d.register_id and s.day = d.day group by 1, 2
    )
    select provider, day::text as day, coalesce(d.captured_minor, o.captured, 0)::bigint as captured,
      coalesce(d.refunded_minor, o.refunded, 0)::bigint as refunded, d.register_id is not null as "isTold",
      coalesce(t.captured, 0)::bigint as "theirCaptured", coalesce(t.refunded, 0)::bigint as "theirRefunded",
      coalesce(t.fee, 0)::bigint as fee, d.closed_at as "closedAt"
    from ours o full join days d using (provider, day) left join theirs t using (provider, day)
    where o.day is not null or d.register_id is not null or d.closed_at is not null
    order by day desc, provider`.execute(db);
  return rows;
};
