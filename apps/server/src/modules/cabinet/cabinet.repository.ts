import type { OrderStatus } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Executor } from '../../platform/database/index.ts';

export type OrderRow = {
  readonly id: number;
  readonly publicId: string;
  readonly createdAt: Date;
  readonly status: OrderStatus;
};

const goodsOf = (userId: number) => sql`o.user_id = ${userId}
  and exists (select from order_lines l where l.order_id = o.id and l.selector = 'shop')`;

/** A person's orders with goods, latest first; nothing was bought by those that expired or were cancelled (DEC-90). */
export const selectShopOrders = async (
  db: Executor,
  userId: number,
  { limit, offset }: Slice,
): Promise<{ orders: OrderRow[]; total: number }> => {
  const { rows } = await sql<{ total: number; orders: (Omit<OrderRow, 'createdAt'> & { createdAt: string })[] }>`
    with own as (
      select o.id, o.public_id as "publicId", o.created_at as "createdAt", o.status from orders o
      where ${goodsOf(userId)} and o.status not in ('expired', 'cancelled')
    ), page as (select * from own order by "createdAt" desc, id desc limit ${limit} offset ${offset})
    select (select count(*) from own) as total,
      (select coalesce(jsonb_agg(to_jsonb(page) order by page."createdAt" desc, page.id desc), '[]') from page) as orders`.execute(
    db,
  );
  const row = rows[0];
  return {
    orders: (row?.orders ?? []).map((order) => ({ ...order, createdAt: new Date(order.createdAt) })),
    total: row?.total ?? 0,
  };
};

/** One of a person's orders with goods, whatever has become of it. */
export const findShopOrder = async (db: Executor, userId: number, publicId: string): Promise<OrderRow | null> => {
  const { rows } = await sql<OrderRow>`
    select o.id, o.public_id as "publicId", o.created_at as "createdAt", o.status from orders o
    where o.public_id = ${publicId} and ${goodsOf(userId)}`.execute(db);
  return rows[0] ?? null;
};

export type GoodsRow = {
  readonly orderId: number;
  readonly publicId: string;
  readonly uniqueId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly picture: string | null;
  readonly size: string | null;
  readonly proportionRu: string | null;
  readonly proportionEn: string | null;
  readonly count: number;
  readonly price: Minor;
  readonly total: Minor;
};

/** Lines with goods of these orders; what was chosen stands in their details. */
export const selectGoods = async (db: Executor, orderIds: readonly number[]): Promise<GoodsRow[]> => {
  if (!orderIds.length) return [];
  const { rows } = await sql<GoodsRow>`
    select order_id as "orderId", item_public_id as "publicId", unique_id as "uniqueId", title_ru as "titleRu", title_en as "titleEn",
      details ->> 'picture' as picture, details ->> 'size' as size, details #>> '{proportion,ru}' as "proportionRu",
      details #>> '{proportion,en}' as "proportionEn", count, price_minor as price, total_minor as total
    from order_lines where order_id = any(${[...orderIds]}::bigint[]) and selector = 'shop' order by order_id, position`.execute(
    db,
  );
  return rows;
};
