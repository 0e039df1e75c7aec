import type { Selector } from '@trassa/contracts';
import { sql } from 'kysely';
import { type Executor, gathered, type Tx } from '../../platform/database/index.ts';
import type { Order } from './domain/order.ts';
import { orderColumns } from './orders.repository.ts';
import type { ReservedLine, ShownLine, SoldLine } from './sellable.ts';

/** A line of a stored order, of whatever kind. */
export type OrderedLine = ShownLine & { readonly selector: Selector };

export type NewLines = {
  readonly orderId: number;
  readonly lines: readonly (Omit<SoldLine, 'reason'> & {
    /** `staff`: given away. */
    reason: SoldLine['reason'] | 'staff';
    selector: Selector;
    reserved: ReservedLine;
  })[];
};

export const insertLines = gathered<NewLines, void>(async (tx, orders) => {
  const rows = orders.flatMap(({ orderId, lines }) =>
    lines.map((line, position) => ({
      order_id: orderId,
      position,
      selector: line.selector,
      unique_id: line.uniqueId,
      item_id: line.goods.itemId,
      item_public_id: line.goods.itemPublicId,
      title_ru: line.goods.title.ru,
      title_en: line.goods.title.en,
      count: line.count,
      price: line.price,
      dearer: line.total + line.discount - line.price * line.count,
      discount: line.discount,
      total: line.total,
      reason: line.reason,
      promocode_id: line.goods.promocodeId,
      promocode_count: line.promocodeCount,
      hold_id: line.reserved.holdId,
      event_city_id: line.goods.startId ?? null,
      details: line.reserved.details,
    })),
  );
  await sql`
    insert into order_lines (order_id, position, selector, unique_id, item_id, item_public_id, title_ru, title_en, count, price_minor, dearer_minor,
      discount_minor, total_minor, reason, promocode_id, promocode_count, hold_id, event_city_id, details)
    select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (order_id bigint, position int, selector text, unique_id text, item_id bigint,
      item_public_id text, title_ru text, title_en text, count int, price bigint, dearer bigint, discount bigint, total bigint, reason text, promocode_id bigint,
      promocode_count int, hold_id text, event_city_id bigint, details jsonb)
    order by r.order_id, r.position`.execute(tx);
});

export const selectLines = async (db: Executor, orderId: number): Promise<OrderedLine[]> => {
  const { rows } = await sql<OrderedLine>`
    select l.id, l.selector, l.unique_id as "uniqueId", l.item_id as "itemId", l.item_public_id as "itemPublicId", l.title_ru as "titleRu",
      l.title_en as "titleEn", l.count, l.price_minor as price, l.discount_minor as discount, l.total_minor as total,
      l.promocode_id as "promocodeId", p.code as promocode, l.promocode_count as "promocodeCount", l.details
    from order_lines l left join promocodes p on p.id = l.promocode_id where l.order_id = ${orderId} order by l.position`.execute(
    db,
  );
  return rows;
};

/** Lines of many orders, as `selectLines`, by the order. */
export const selectLinesOf = async (
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly (OrderedLine & { readonly startId: number | null })[]>> => {
  const { rows } = await sql<OrderedLine & { orderId: number; startId: number | null }>`
    select l.order_id as "orderId", l.event_city_id as "startId", l.id, l.selector, l.unique_id as "uniqueId", l.item_id as "itemId",
      l.item_public_id as "itemPublicId", l.title_ru as "titleRu", l.title_en as "titleEn", l.count, l.price_minor as price,
      l.discount_minor as discount, l.total_minor as total, l.promocode_id as "promocodeId", p.code as promocode,
      l.promocode_count as "promocodeCount", l.details
    from order_lines l left join promocodes p on p.id = l.promocode_id where l.order_id = any(${[...orderIds]}::bigint[])
    order by l.order_id, l.position`.execute(db);
  return Map.groupBy(rows, ({ orderId }) => orderId);
};

export type LockedOrder = { readonly order: Order; readonly lines: readonly OrderedLine[] };

/**
 * An order that its caller has locked, with its lines, by one statement: after the lock, so that nothing is older than it.
 */
export const readLocked = gathered<number, LockedOrder>(async (tx, ids) => {
  const { rows } = await sql<Order & { lines: OrderedLine[] }>`
    select ${orderColumns}, (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'selector', l.selector, 'uniqueId', l.unique_id,
        'itemId', l.item_id, 'itemPublicId', l.item_public_id, 'titleRu', l.title_ru, 'titleEn', l.title_en, 'count', l.count,
        'price', l.price_minor, 'discount', l.discount_minor, 'total', l.total_minor, 'promocodeId', l.promocode_id, 'promocode', p.code,
        'promocodeCount', l.promocode_count, 'details', l.details) order by l.position), '[]')
      from order_lines l left join promocodes p on p.id = l.promocode_id where l.order_id = o.id) as lines
    from orders o join users u on u.id = o.user_id where o.id = any(${[...ids]}::bigint[])`.execute(tx);
  const found = new Map(rows.map(({ lines, ...order }) => [order.id, { order, lines }]));
  return ids.map((id) => {
    const one = found.get(id);
    if (!one) throw new Error('the order is gone');
    return one;
  });
});

export type LineHold = { readonly uniqueId: string; readonly holdId: string; readonly secondsLeft: number };

/** Live holds of the order's lines. */
export const selectLineHolds = async (tx: Tx, orderId: number): Promise<LineHold[]> => {
  const { rows } = await sql<LineHold>`
    select l.unique_id as "uniqueId", h.id as "holdId", floor(extract(epoch from h.expires_at - now()))::int as "secondsLeft"
    from order_lines l join holds h on h.id = l.hold_id
    where l.order_id = ${orderId} and h.state = 'live' and h.expires_at > now() order by l.position`.execute(tx);
  return rows;
};

/** Late money: the lines stand by the holds taken anew. */
export const replaceHolds = async (tx: Tx, orderId: number, holds: ReadonlyMap<string, string>): Promise<void> => {
  if (!holds.size) return;
  await sql`
    update order_lines l set hold_id = h.new from unnest(${[...holds.keys()]}::text[], ${[...holds.values()]}::text[]) as h (old, new)
    where l.order_id = ${orderId} and l.hold_id = h.old`.execute(tx);
};
