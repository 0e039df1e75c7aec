import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Which orders of a start. */
export type OrdersWanted = {
  readonly startId: number;
  readonly from: Date | null;
  readonly to: Date | null;
};

/** Paid orders with a line for a start whose tickets were not all moved elsewhere, in the order in which they were made. */
export const selectPaidOrders = async (
  db: Executor,
  { startId, from, to }: OrdersWanted,
): Promise<{ id: number; publicId: string }[]> => {
  const { rows } = await sql<{ id: number; publicId: string }>`
    select o.id, o.public_id as "publicId" from orders o
    where o.id in (select l.order_id from order_lines l where l.event_city_id = ${startId}
        and l.count > (select count(*) from orders n where n.moved_from_line_id = l.id and n.issued_at is not null))
      and o.status not in ('pending', 'expired', 'cancelled')
      and (${from}::timestamptz is null or o.created_at >= ${from}) and (${to}::timestamptz is null or o.created_at < ${to})
    order by o.id`.execute(db);
  return rows;
};

/** How many different purchasers these orders have: an address as it is written, or the order itself. */
export const countPurchasers = async (db: Executor, orderIds: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct coalesce(nullif(lower(email), ''), public_id))::int as count from orders
    where id = any(${[...orderIds]}::bigint[])`.execute(db);
  return rows[0]?.count ?? 0;
};
