import type { BasketGoods } from '@trassa/contracts';
import { sql } from 'kysely';
import { randomId } from '../../kernel/ids.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { StoredGoods } from './basket-line.ts';

export const selectBasket = async (db: Executor, userId: number): Promise<StoredGoods[]> => {
  const { rows } = await sql<StoredGoods>`
    select id, public_id as "publicId", goods from basket_lines where user_id = ${userId} order by position, id`.execute(
    db,
  );
  return rows;
};

/** Takes out what this person has paid for meanwhile, and answers the rest. */
export const selectUnpaid = async (db: Executor, userId: number): Promise<StoredGoods[]> => {
  const { rows } = await sql<StoredGoods>`
    with paid as (
      delete from basket_lines b using orders o join order_lines l on l.order_id = o.id
      where b.user_id = ${userId} and o.user_id = b.user_id and l.unique_id = b.unique_id and o.paid_at is not null
      returning b.id
    )
    select id, public_id as "publicId", goods from basket_lines
    where user_id = ${userId} and id not in (select id from paid) order by position, id`.execute(db);
  return rows;
};

/** New lines go to the end; an equal unique_id replaces its line in its place. */
export const putLines = async (tx: Tx, userId: number, goods: readonly BasketGoods[]): Promise<void> => {
  if (!goods.length) return;
  const rows = goods.map((line) => ({ public_id: randomId(), unique_id: line.unique_id, goods: line }));
  await sql`
    insert into basket_lines (public_id, user_id, unique_id, position, goods)
    select n.public_id, ${userId}, n.unique_id,
      n.at + coalesce((select max(position) from basket_lines where user_id = ${userId}), 0), n.goods
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (public_id text, unique_id text, goods jsonb))
      with ordinality as n (public_id, unique_id, goods, at)
    on conflict (user_id, unique_id) do update set goods = excluded.goods`.execute(tx);
};

/** Gives the lines the order in which they are named. */
export const orderLines = async (tx: Tx, userId: number, uniqueIds: readonly string[]): Promise<void> => {
  await sql`
    update basket_lines b set position = n.at from unnest(${uniqueIds}::text[]) with ordinality as n (unique_id, at)
    where b.user_id = ${userId} and b.unique_id = n.unique_id and b.position <> n.at`.execute(tx);
};

export const countLines = async (tx: Tx, userId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from basket_lines where user_id = ${userId}`.execute(tx);
  return rows[0]?.n ?? 0;
};

/** Deletes all lines but these. */
export const keepLines = async (tx: Tx, userId: number, uniqueIds: readonly string[]): Promise<void> => {
  await sql`
    delete from basket_lines where user_id = ${userId} and unique_id <> all(${uniqueIds}::text[])`.execute(tx);
};
