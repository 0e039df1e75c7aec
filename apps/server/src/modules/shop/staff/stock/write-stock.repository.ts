import type { StockAct } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';

/** All sizes of a product, in the order in which sales lock theirs. */
export const lockStockOfProduct = async (tx: Tx, publicId: string): Promise<void> => {
  await sql`
    select s.id from product_stock s where s.product_id = (select id from products where public_id = ${publicId})
    order by s.id for no key update`.execute(tx);
};

/** All sizes of products, in the order in which sales lock theirs. */
export const lockStockOfProducts = async (tx: Tx, productIds: readonly number[]): Promise<void> => {
  await sql`
    select id from product_stock where product_id = any(${[...productIds]}::bigint[]) order by id for no key update`.execute(
    tx,
  );
};

export type StockMove = { readonly id: number; readonly stock: number; readonly version: number };
type Who = { readonly kind: StockAct; readonly userId: number; readonly reason: string };

/** Pieces of locked sizes, a version more each. The database journals what changed; a count that found the same is journalled here. */
export const moveStock = async (tx: Tx, moves: readonly StockMove[], { kind, userId, reason }: Who): Promise<void> => {
  await sql`
    select set_config('stock.kind', ${kind}, true) as kind, set_config('stock.user', ${String(userId)}, true) as who,
      set_config('stock.reason', ${reason}, true) as why`.execute(tx);
  await sql`
    with moves as (select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (id bigint, stock int, version int)),
    same as (
      insert into stock_entries (stock_id, kind, pieces, user_id, reason)
      select s.id, ${kind}, 0, ${userId}::bigint, ${reason} from moves m join product_stock s on s.id = m.id where s.stock = m.stock)
    update product_stock s set stock = m.stock, version = m.version from moves m where s.id = m.id`.execute(tx);
};

export type StockMark = { readonly id: number; readonly mark: number };

export const setMarks = async (tx: Tx, marks: readonly StockMark[], version: number): Promise<void> => {
  await sql`
    update product_stock s set low_mark = m.mark, version = ${version}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (id bigint, mark int) where s.id = m.id`.execute(tx);
};

export type Keeping = { readonly orders: readonly string[]; readonly count: number; readonly isMore: boolean };

/** Orders of a size that are looked at, the latest first: its row is locked meanwhile, and a popular size has many thousands. */
const lookedAt = 500;

/** Orders that keep pieces of these sizes which have not left: the latest by name, and how many there are. BO-096 */
export const selectKeeping = async (
  db: Executor,
  stockIds: readonly number[],
  named: number,
): Promise<Map<number, Keeping>> => {
  const { rows } = await sql<Keeping & { stockId: number }>`
    select w.id as "stockId", k.*
    from unnest(${[...stockIds]}::bigint[]) w (id)
    cross join lateral (
      select coalesce((array_agg(o.public_id order by t.order_id desc) filter (where u.is_here))[:${named}], '{}') as orders,
        (count(*) filter (where u.is_here))::int as count, count(*) = ${lookedAt} as "isMore"
      from (
        select order_id from product_takings where stock_id = w.id and state = 'kept' order by order_id desc limit ${lookedAt}) t
      join orders o on o.id = t.order_id
      cross join lateral (
        select exists (
          select from order_lines l where l.order_id = o.id and l.selector = 'shop' and (l.details ->> 'stockId')::bigint = w.id
            and not exists (
              select from shipments p where p.order_id = o.id and l.unique_id = any(p.unique_ids)
                and p.state not in ('new', 'picked', 'packed'))) as is_here) u) k`.execute(db);
  return new Map(rows.map(({ stockId, ...keeping }) => [stockId, keeping]));
};
