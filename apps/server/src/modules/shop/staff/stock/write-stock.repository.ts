import type { StockAct } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';

/** All sizes of a product, in the order in which sales lock theirs. */
export const lockStockOfProduct = async (tx: Tx, publicId: string): Promise<void> => {
  await sql`
    select s.id from product_stock s where s.product_id = (select id from products where public_id = ${publicId})
    order by s.id for no key update`.execute(tx);
};

export type StockMove = { readonly id: number; readonly stock: number };
type Who = { readonly kind: StockAct; readonly userId: number; readonly reason: string };

/** Pieces of locked sizes, a version more each. The database journals what changed; a count that found the same is journalled here. */
export const moveStock = async (
  tx: Tx,
  moves: readonly StockMove[],
  version: number,
  { kind, userId, reason }: Who,
): Promise<void> => {
  await sql`
    select set_config('stock.kind', ${kind}, true) as kind, set_config('stock.user', ${String(userId)}, true) as who,
      set_config('stock.reason', ${reason}, true) as why`.execute(tx);
  await sql`
    with moves as (select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (id bigint, stock int)),
    same as (
      insert into stock_entries (stock_id, kind, pieces, user_id, reason)
      select s.id, ${kind}, 0, ${userId}::bigint, ${reason} from moves m join product_stock s on s.id = m.id where s.stock = m.stock)
    update product_stock s set stock = m.stock, version = ${version} from moves m where s.id = m.id`.execute(tx);
};

export type StockMark = { readonly id: number; readonly mark: number };

export const setMarks = async (tx: Tx, marks: readonly StockMark[], version: number): Promise<void> => {
  await sql`
    update product_stock s set low_mark = m.mark, version = ${version}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (id bigint, mark int) where s.id = m.id`.execute(tx);
};

export type Keeping = { readonly stockId: number; readonly orders: readonly string[]; readonly count: number };

/** Orders that keep pieces of these sizes: how many there are, and the latest by name. BO-096 */
export const selectKeeping = async (db: Executor, stockIds: readonly number[], named: number): Promise<Keeping[]> => {
  const { rows } = await sql<Keeping>`
    select w.id as "stockId", (select count(*)::int from product_takings t where t.stock_id = w.id and t.state = 'kept') as count,
      array(select o.public_id from product_takings t join orders o on o.id = t.order_id
        where t.stock_id = w.id and t.state = 'kept' order by o.id desc limit ${named}) as orders
    from unnest(${[...stockIds]}::bigint[]) w (id)`.execute(db);
  return rows;
};
