import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

type Pieces = { readonly stockId: number; readonly count: number };

/** Pieces left of these sizes, their rows locked in id order. */
export const lockStock = async (tx: Tx, stockIds: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; left: number }>`
    select id, stock - taken as left from product_stock where id = any(${[...new Set(stockIds)]}::bigint[])
    order by id for no key update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.left]));
};

/** Pieces that an order took from sizes locked before. */
export const takePieces = async (tx: Tx, orderId: number, sums: ReadonlyMap<number, number>): Promise<void> => {
  const ids = [...sums.keys()];
  const counts = [...sums.values()];
  await sql`
    with wish as (select * from unnest(${ids}::bigint[], ${counts}::int[]) as w (stock_id, count)),
    kept as (
      insert into product_takings (order_id, stock_id, count) select ${orderId}, stock_id, count from wish)
    update product_stock s set taken = s.taken + wish.count from wish where s.id = wish.stock_id`.execute(tx);
};

const selectTakings = async (tx: Tx, orderIds: readonly number[], state: 'kept' | 'released'): Promise<Pieces[]> => {
  const { rows } = await sql<Pieces>`
    select stock_id as "stockId", sum(count)::int as count from product_takings
    where order_id = any(${[...orderIds]}::bigint[]) and state = ${state} group by 1 order by 1`.execute(tx);
  return rows;
};

/** Gives back what these orders keep; what is not kept any more is not given back twice. */
export const givePiecesBack = async (tx: Tx, orderIds: readonly number[]): Promise<void> => {
  const kept = await selectTakings(tx, orderIds, 'kept');
  if (!kept.length) return;
  await lockStock(
    tx,
    kept.map((one) => one.stockId),
  );
  await sql`
    with given as (
      update product_takings set state = 'released' where order_id = any(${[...orderIds]}::bigint[]) and state = 'kept'
      returning stock_id, count),
    sums as (select stock_id, sum(count) as count from given group by 1)
    update product_stock s set taken = s.taken - sums.count from sums where s.id = sums.stock_id`.execute(tx);
};

/** Takes once more what an order gave back; false when somebody else has it: the caller rolls back. */
export const takePiecesAnew = async (tx: Tx, orderId: number): Promise<boolean> => {
  const lost = await selectTakings(tx, [orderId], 'released');
  const left = await lockStock(
    tx,
    lost.map((one) => one.stockId),
  );
  if (lost.some(({ stockId, count }) => count > (left.get(stockId) ?? 0))) return false;
  await sql`
    with taken as (
      update product_takings set state = 'kept' where order_id = ${orderId} and state = 'released' returning stock_id, count)
    update product_stock s set taken = s.taken + taken.count from taken where s.id = taken.stock_id`.execute(tx);
  return true;
};

/** Pieces that these orders keep, by size: free for a purchase that takes their place. */
export const sumKept = async (db: Executor, orderIds: readonly number[]): Promise<Map<number, number>> => {
  if (!orderIds.length) return new Map();
  const { rows } = await sql<Pieces>`
    select stock_id as "stockId", sum(count)::int as count from product_takings
    where order_id = any(${[...orderIds]}::bigint[]) and state = 'kept' group by 1`.execute(db);
  return new Map(rows.map((row) => [row.stockId, row.count]));
};

/** Of these formats the products that are offered with their tickets, as 'format product'. */
export const findOffered = async (db: Executor, formats: readonly string[]): Promise<Set<string>> => {
  if (!formats.length) return new Set();
  const { rows } = await sql<{ format: string; product: string }>`
    select f.public_id as format, p.public_id as product from formats f join event_cities c on c.id = f.event_city_id
      join event_goods g on g.event_id = c.event_id join products p on p.id = g.product_id
    where f.public_id = any(${[...new Set(formats)]}::text[])`.execute(db);
  return new Set(rows.map((row) => `${row.format} ${row.product}`));
};
