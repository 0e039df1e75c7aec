import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** Places of pieces of these lines that came back or are on their way, and of those whose money could not be sent. */
export const selectReturned = async (
  db: Executor,
  lineIds: readonly number[],
): Promise<{ readonly lineId: number; readonly piece: number; readonly isFailed: boolean }[]> => {
  const { rows } = await sql<{ lineId: number; piece: number; isFailed: boolean }>`
    select order_line_id as "lineId", piece, state = 'failed' as "isFailed" from goods_returns
    where order_line_id = any(${[...lineIds]}::bigint[]) order by 1, 2`.execute(db);
  return rows;
};

type Piece = { readonly lineId: number; readonly piece: number };

/** It waits for its money; false: it does already, or came back. */
export const insertGoodsReturn = async (
  tx: Tx,
  { lineId, piece, orderId, restock }: Piece & { readonly orderId: number; readonly restock: boolean },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into goods_returns as r (order_line_id, piece, order_id, restock) values (${lineId}, ${piece}, ${orderId}, ${restock})
    on conflict (order_line_id, piece) do update set state = 'waiting', restock = excluded.restock, sent = false where r.state = 'failed'
    returning piece`.execute(tx);
  return rows.length === 1;
};

/** Answers whether it goes back on sale; null: it waits for no money. */
export const endGoodsReturn = async (
  tx: Tx,
  { lineId, piece }: Piece,
  state: 'done' | 'failed',
): Promise<{ orderId: number; restock: boolean } | null> => {
  const { rows } = await sql<{ orderId: number; restock: boolean }>`
    update goods_returns set state = ${state} where order_line_id = ${lineId} and piece = ${piece} and state = 'waiting'
    returning order_id as "orderId", restock`.execute(tx);
  return rows[0] ?? null;
};

/** A piece whose money could not be sent waits for it once more; false: it has left with its parcel meanwhile, or waits for none. */
export const repeatGoodsReturn = async (tx: Tx, { lineId, piece }: Piece): Promise<boolean> => {
  const { rows } = await sql`
    update goods_returns set state = 'waiting' where order_line_id = ${lineId} and piece = ${piece} and state = 'failed' and not sent
    returning piece`.execute(tx);
  return rows.length === 1;
};

export const countReturned = async (db: Executor, orderId: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select order_line_id as id, count(*)::int as count from goods_returns where order_id = ${orderId} and state <> 'failed'
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** The sizes of these lines, locked in id order. */
export const lockStockOfLines = async (tx: Tx, lineIds: readonly number[]): Promise<void> => {
  await sql`select id from product_stock
    where id in (select (details ->> 'stockId')::bigint from order_lines where id = any(${[...lineIds]}::bigint[]))
    order by id for no key update`.execute(tx);
};

/** One piece of a line goes back on sale. */
export const restockPiece = async (tx: Tx, orderId: number, lineId: number): Promise<void> => {
  await sql`
    with line as (select (details ->> 'stockId')::bigint as stock_id from order_lines where id = ${lineId}),
    gone as (delete from product_takings t using line where t.order_id = ${orderId} and t.stock_id = line.stock_id and t.count = 1
      and t.state = 'kept' returning t.stock_id),
    fewer as (update product_takings t set count = t.count - 1 from line where t.order_id = ${orderId} and t.stock_id = line.stock_id
      and t.count > 1 and t.state = 'kept' returning t.stock_id)
    update product_stock s set taken = s.taken - 1 from (select * from gone union all select * from fewer) k where s.id = k.stock_id`.execute(
    tx,
  );
};
