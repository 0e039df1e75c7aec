import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** Seconds of a slot. Days of every zone begin with one. */
export const slotLength = 900;
/** The start under which the whole installation is counted. */
export const everything = 0;

/** The slot of a moment. */
const slotOf = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`date_bin('15 minutes', ${moment}, timestamptz '2000-01-01 00:00:00+00')`;

/** Takes the turn of who counts: until when it is done, `undefined` when another one is at it. */
export const takeTurn = async (tx: Tx): Promise<Date | null | undefined> => {
  const { rows } = await sql<{ until: Date | null }>`
    select until from sales_counted for update skip locked`.execute(tx);
  return rows[0]?.until;
};

export const setCounted = async (tx: Tx, until: Date): Promise<void> => {
  await sql`update sales_counted set until = ${until}`.execute(tx);
};

/** When the first order was paid; null: none was. */
export const findFirstSale = async (db: Executor): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select o.paid_at as at from orders o where coalesce(o.paid_at, timestamptz '1970-01-01 00:00:00+00') > timestamptz '1970-01-01 00:00:00+00'
    order by coalesce(o.paid_at, timestamptz '1970-01-01 00:00:00+00'), o.id limit 1`.execute(db);
  return rows[0]?.at ?? null;
};

/**
 * Counts the slots from one border to another anew, and answers how many are others than they were. Nothing is ever sold less:
 * what was paid stays paid, and a return has a moment of its own.
 */
export const countSlots = async (db: Executor, from: Date, to: Date): Promise<number> => {
  const paid = sql`coalesce(o.paid_at, timestamptz '1970-01-01 00:00:00+00')`;
  // What was given away counts in occupancy, not in sales (back-office.md 5.7); a moved ticket was sold before, its difference is money.
  const isPaid = sql`${paid} >= ${from} and ${paid} < ${to} and (o.channel <> 'staff' or o.moved_from_line_id is not null)`;
  const isSold = sql`o.moved_from_line_id is null`;
  const isTicket = sql`l.selector = 'ticket' and ${isSold}`;
  const { numAffectedRows } = await sql`
    insert into sales_slots as s (slot, event_city_id, orders, tickets, goods, goods_minor, amount_minor, refunds, refunded_minor)
    select slot, start, sum(orders), sum(tickets), sum(goods), sum(goods_minor), sum(amount_minor), sum(refunds), sum(refunded_minor)
    from (
      select ${slotOf(paid)} as slot, ${everything}::bigint as start, count(*) filter (where ${isSold}) as orders, 0 as tickets, 0 as goods, 0 as goods_minor,
        sum(o.amount_minor) as amount_minor, 0 as refunds, 0 as refunded_minor
      from orders o where ${isPaid} group by 1
      union all
      select ${slotOf(paid)}, ${everything}, 0, coalesce(sum(l.count) filter (where ${isTicket}), 0),
        coalesce(sum(l.count) filter (where l.selector = 'shop'), 0),
        coalesce(sum(l.total_minor) filter (where l.selector = 'shop'), 0), 0, 0, 0
      from orders o join order_lines l on l.order_id = o.id where ${isPaid} group by 1
      union all
      select ${slotOf(paid)}, l.event_city_id, count(distinct o.id) filter (where ${isSold}), coalesce(sum(l.count) filter (where ${isTicket}), 0),
        0, 0, sum(l.total_minor), 0, 0
      from orders o join order_lines l on l.order_id = o.id
      where ${isPaid} and l.event_city_id is not null group by 1, 2
      union all
      select ${slotOf(sql`r.done_at`)}, ${everything}, 0, 0, 0, 0, 0, count(*), sum(r.money_minor)
      from order_refunds r where r.done_at >= ${from} and r.done_at < ${to} group by 1
      union all
      select ${slotOf(sql`r.done_at`)}, l.event_city_id, 0, 0, 0, 0, 0, count(*), sum(r.money_minor)
      from order_refunds r join order_lines l on l.id = r.order_line_id
      where r.done_at >= ${from} and r.done_at < ${to} and l.event_city_id is not null group by 1, 2
    ) as counted
    group by slot, start
    on conflict (event_city_id, slot) do update set orders = excluded.orders, tickets = excluded.tickets, goods = excluded.goods,
      goods_minor = excluded.goods_minor, amount_minor = excluded.amount_minor, refunds = excluded.refunds,
      refunded_minor = excluded.refunded_minor
    where (s.orders, s.tickets, s.goods, s.goods_minor, s.amount_minor, s.refunds, s.refunded_minor) is distinct from
      (excluded.orders, excluded.tickets, excluded.goods, excluded.goods_minor, excluded.amount_minor, excluded.refunds,
        excluded.refunded_minor)`.execute(db);
  return Number(numAffectedRows ?? 0n);
};
