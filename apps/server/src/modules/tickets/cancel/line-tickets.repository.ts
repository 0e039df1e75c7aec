import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Tickets of these lines, locked in the order of their ids. */
export const lockOfLines = async (tx: Tx, lineIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from tickets where order_line_id = any(${[...lineIds]}::bigint[]) order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The same without a lock, for a glance. */
export const selectOfLines = async (db: Executor, lineIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from tickets where order_line_id = any(${[...lineIds]}::bigint[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Who bought a ticket: its money is his, whoever holds it. */
export const findPurchaser = async (tx: Tx, id: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select original_user_id as id from tickets where id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the ticket is gone');
  return row.id;
};

/** Tickets of an order that were returned or wait for their money, by internal ids of their lines. */
export const countBack = async (db: Executor, orderId: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select order_line_id as id, count(*)::int as count from tickets
    where order_id = ${orderId} and status in ('returned', 'processing') group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};
