import { siteTimezone } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import { everything } from './slots.repository.ts';

/** Kopecks. */
export type Sums = {
  readonly orders: number;
  readonly tickets: number;
  readonly goods: number;
  readonly goodsMinor: number;
  readonly amountMinor: number;
  readonly refunds: number;
  readonly refundedMinor: number;
};
/** Internal ids of starts, or everything. */
export type Counted = 'all' | readonly number[];

const sums = sql`sum(orders)::int as orders, sum(tickets)::int as tickets, sum(goods)::int as goods,
  sum(goods_minor)::float8 as "goodsMinor", sum(amount_minor)::float8 as "amountMinor", sum(refunds)::int as refunds,
  sum(refunded_minor)::float8 as "refundedMinor"`;
const isOf = (counted: Counted): RawBuilder<unknown> =>
  sql`event_city_id = any(${counted === 'all' ? [everything] : [...counted]}::bigint[])`;
const local = sql`slot at time zone ${siteTimezone}`;

/** Days of the house, as YYYY-MM-DD, on which anything was. */
export const sumDays = async (db: Executor, counted: Counted, from: Date): Promise<(Sums & { day: string })[]> => {
  const { rows } = await sql<Sums & { day: string }>`
    select to_char(${local}, 'YYYY-MM-DD') as day, ${sums} from sales_slots
    where ${isOf(counted)} and slot >= ${from} group by 1`.execute(db);
  return rows;
};

/** Slots of a day or two. */
export const sumSlots = async (db: Executor, counted: Counted, from: Date): Promise<(Sums & { slot: Date })[]> => {
  const { rows } = await sql<Sums & { slot: Date }>`
    select slot, ${sums} from sales_slots where ${isOf(counted)} and slot >= ${from} group by slot order by slot`.execute(
    db,
  );
  return rows;
};

/** Tickets by starts and days: the starts that sold most. */
export const sumStarts = async (
  db: Executor,
  counted: Counted,
  from: Date,
  most: number,
): Promise<{ start: number; days: Record<string, number> }[]> => {
  const of = counted === 'all' ? sql`event_city_id <> ${everything}` : isOf(counted);
  const { rows } = await sql<{ start: number; days: Record<string, number> }>`
    select start, jsonb_object_agg(day, tickets) as days from (
      select event_city_id as start, to_char(${local}, 'YYYY-MM-DD') as day, sum(tickets)::int as tickets from sales_slots
      where ${of} and slot >= ${from} and tickets > 0 group by 1, 2) as d
    group by start order by sum(tickets) desc, start limit ${most}`.execute(db);
  return rows;
};

/** Until when it is counted; null: never yet. */
export const findCounted = async (db: Executor): Promise<Date | null> => {
  const { rows } = await sql<{ until: Date | null }>`select until from sales_counted`.execute(db);
  return rows[0]?.until ?? null;
};
