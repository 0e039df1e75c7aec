import type { VatRate } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { fromUnix } from '../../../kernel/clock.ts';
import { isLineInReach, type ReachedStarts } from '../staff/line-reach.repository.ts';

/** Unix seconds, before `to`. */
export type Period = { readonly from: number; readonly to: number };

/** As the index of the list of orders has it. */
const paid = sql`coalesce(o.paid_at, timestamptz '1970-01-01 00:00:00+00')`;
/** Money that is only blocked is taken or lost within it, so the index of paid orders bounds what is read. */
const longestHold = sql`interval '60 days'`;
/** The payment whose money the order kept. */
const ownPayment = sql`p.order_id = o.id and p.captured_at is not null
  and not exists (select from refunds u where u.payment_id = p.id and u.reason in ('late', 'duplicate'))`;
const soldAt = sql`coalesce(p.captured_at, o.paid_at)`;
const kindOf = sql`case when l.selector in ('ticket', 'shop', 'insurance', 'certificate') then l.selector else 'other' end`;
const formatOf = sql`case when l.selector = 'ticket' then l.item_public_id end`;

/** Nobody waits for its confirmation, and it did not lapse without one. */
const isConfirmed = (order: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${order}.confirmation is null or ${order}.confirmation = 'done')`;

/** The first order that its mailbox has bought; null: it was erased, and is nobody's. */
const isFirst = sql`case when o.email <> '' then not exists (select from orders b where b.mailbox = o.mailbox and b.paid_at < o.paid_at
  and b.total_minor > 0 and b.channel <> 'staff' and ${isConfirmed(sql`b`)}) end`;

const within = (column: RawBuilder<unknown>, { from, to }: Period): RawBuilder<unknown> =>
  sql`${column} >= ${fromUnix(from)}::timestamptz and ${column} < ${fromUnix(to)}::timestamptz`;

/** What of movements is read at all. */
export type Reading = {
  /** Starts in reach that are asked for. */
  readonly reached: ReachedStarts;
  readonly rates: readonly VatRate[];
  /** Whether anybody asks who bought for the first time. */
  readonly hasBuyers: boolean;
  readonly hasSales: boolean;
  readonly hasRefunds: boolean;
};

const firstOf = ({ hasBuyers }: Reading): RawBuilder<unknown> => (hasBuyers ? isFirst : sql`null::boolean`);
/** A branch of which nothing is asked is none of the plan. */
const only = (isAsked: boolean): RawBuilder<unknown> => (isAsked ? sql`true` : sql`false`);

/** Orders s that were paid by their own money within a period; what was given away is no sale (BO-063). */
const soldOrders = (period: Period, reading: Reading): RawBuilder<unknown> => sql`
  select o.id, o.public_id, o.channel, o.certificates_minor, o.amount_minor, o.total_minor, o.delivery_minor,
    case when o.moved_from_line_id is null then 'sale' else 'move' end as movement, p.provider, ${soldAt} as at, ${firstOf(reading)} as is_first
  from orders o left join payments p on ${ownPayment}
  where ${paid} >= ${fromUnix(period.from)}::timestamptz - ${longestHold} and ${paid} < ${fromUnix(period.to)}::timestamptz
    and ${within(soldAt, period)} and (o.channel <> 'staff' or o.moved_from_line_id is not null)
    and (p.id is not null or o.amount_minor = 0) and ${isConfirmed(sql`o`)}`;

/** What money paid of one line of an order s, of its carriage as line 0: `shareOut` of the rules, to the kopeck. */
const moneyOf = (line: RawBuilder<unknown>, total: RawBuilder<unknown>, s = sql`s`): RawBuilder<unknown> => sql`
  case when ${s}.certificates_minor = 0 then ${total} when ${s}.amount_minor = 0 then 0 else (
    select g.share from (
      select x.id, div(${s}.amount_minor::numeric * x.total, ${s}.total_minor)::bigint
        + (row_number() over (order by mod(${s}.amount_minor::numeric * x.total, ${s}.total_minor) desc, x.place)
          <= ${s}.amount_minor - sum(div(${s}.amount_minor::numeric * x.total, ${s}.total_minor)) over ())::int as share
      from (select y.id, y.position as place, y.total_minor as total from order_lines y where y.order_id = ${s}.id
        union all select 0, 2147483647, ${s}.delivery_minor) x) g
    where g.id = ${line}) end`;

/** A part r of an order o as what its line l or carriage had paid by money, until so much of it was back: the last part has the rest. */
const moneyUntil = (parts: RawBuilder<unknown>): RawBuilder<unknown> => {
  const captured = sql`case when l.id is null then ${moneyOf(sql`0`, sql`o.delivery_minor`, sql`o`)} else ${moneyOf(sql`l.id`, sql`l.total_minor`, sql`o`)} end`;
  return sql`div(${parts} * ${captured}, coalesce(l.total_minor, o.delivery_minor))`;
};
/** What went back of the same line or carriage earlier, whoever got it. */
const before = sql`(select coalesce(sum(b.money_minor + b.certificates_minor), 0) from order_refunds b where b.order_id = r.order_id
  and b.order_line_id is not distinct from r.order_line_id and (l.id is not null or b.cause like 'delivery:%')
  and (b.done_at, b.id) < (r.done_at, r.id))`;
/** Certificates get theirs back before money does; VAT goes back by the share of money that had paid the line. Goodwill is money of no line. */
const refundedShare = sql`case when o.certificates_minor = 0 or coalesce(l.total_minor, o.delivery_minor) = 0 or (l.id is null and r.cause not like 'delivery:%')
  then r.money_minor
  else (${moneyUntil(sql`(${before} + r.money_minor + r.certificates_minor)`)} - ${moneyUntil(before)})::bigint end`;

/** Lines, carriage and refunds in one shape; carriage and refunds of no line belong to no start, so only who reaches everything has them. */
const unions = (period: Period, reading: Reading): RawBuilder<unknown> => sql`
  select l.id * 4 as id, s.at, s.at as sold_at, s.movement, ${kindOf} as kind, s.id as order_id, s.public_id as order_public_id, s.channel, s.provider,
    l.event_city_id, ${formatOf} as format, l.promocode_id, s.is_first, l.title_ru, l.title_en,
    case when l.selector = 'ticket' and s.movement = 'sale' then l.count else 0 end as places,
    case when l.selector = 'ticket' and s.movement = 'sale' then l.promocode_count else 0 end as code_places,
    l.total_minor + l.discount_minor as gross, l.discount_minor as discount, l.total_minor as total, 0::bigint as delivery,
    ${moneyOf(sql`l.id`, sql`l.total_minor`)} as captured, 0::bigint as refunded, 0::bigint as refunded_certificates, 0::bigint as refunded_share
  from (${soldOrders(period, reading)}) s join order_lines l on l.order_id = s.id where ${only(reading.hasSales)} and ${isLineInReach(reading.reached)}
  union all
  select s.id * 4 + 1, s.at, s.at, s.movement, 'delivery', s.id, s.public_id, s.channel, s.provider, null, null, null, s.is_first, null, null, 0, 0, 0, 0,
    s.delivery_minor, s.delivery_minor, ${moneyOf(sql`0`, sql`s.delivery_minor`)}, 0, 0, 0
  from (${soldOrders(period, reading)}) s where s.delivery_minor > 0 and ${only(reading.hasSales)} and ${only(reading.reached === 'all')}
  union all
  select r.id * 4 + 2, r.done_at, ${soldAt}, 'refund',
    case when l.id is not null then ${kindOf} else case split_part(r.cause, ':', 1) when 'ticket' then 'ticket' when 'goods' then 'shop'
      when 'policy' then 'insurance' when 'certificate' then 'certificate' when 'delivery' then 'delivery' else 'other' end end,
    o.id, o.public_id, o.channel, p.provider, l.event_city_id, ${formatOf}, l.promocode_id, ${firstOf(reading)}, l.title_ru, l.title_en, 0, 0, 0, 0, 0, 0, 0,
    r.money_minor, r.certificates_minor, ${refundedShare}
  from order_refunds r join orders o on o.id = r.order_id left join payments p on ${ownPayment}
    left join order_lines l on l.id = r.order_line_id
  where ${only(reading.hasRefunds)} and ${within(sql`r.done_at`, period)} and ${isLineInReach(reading.reached)}`;

const rateOf = (rates: readonly VatRate[]): RawBuilder<unknown> =>
  rates.length === 0
    ? sql`null::int`
    : sql`(select v.percent from (values ${sql.join(
        rates.map(({ kind, since, percent }) => sql`(${kind}::text, ${fromUnix(since)}::timestamptz, ${percent}::int)`),
      )}) v (kind, since, percent) where v.kind = u.kind and v.since <= u.sold_at order by v.since desc limit 1)`;

/**
 * Movements m within a period, each with the per cent of VAT that were valid when it was sold: lines of paid orders on the
 * day of their money, carriage, and what came back on the day when it was done (back-office.md 5.20).
 */
export const movementsOf = (period: Period, reading: Reading): RawBuilder<unknown> => sql`
  (select u.*, ${rateOf(reading.rates)} as rate from (${unions(period, reading)}) u) m
  left join event_cities ec on ec.id = m.event_city_id left join events e on e.id = ec.event_id
  left join event_types y on y.id = e.event_type_id left join cities c on c.id = ec.city_id
  left join formats f on f.public_id = m.format
  left join promocodes pc on pc.id = m.promocode_id left join promocode_series ps on ps.id = pc.series_id`;

/** As `vatWithin` of the rules. */
export const vatWithin = (sum: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((2 * ${sum} * m.rate + 100 + m.rate) / (2 * (100 + m.rate)), 0)::bigint`;
