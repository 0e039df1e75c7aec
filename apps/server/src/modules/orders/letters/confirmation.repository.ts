import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { Order } from '../domain/order.ts';

export const setConfirmation = async (
  tx: Tx,
  id: number,
  state: Exclude<Order['confirmation'], null>,
): Promise<void> => {
  await sql`update orders set confirmation = ${state}, visitor = null, network = null where id = ${id}`.execute(tx);
};

export const markConfirmSent = async (tx: Tx, id: number): Promise<void> => {
  await sql`update orders set confirm_sent_at = now() where id = ${id}`.execute(tx);
};

/** Ids of free orders that nobody confirmed in time, oldest first. */
export const findUnconfirmed = async (db: Executor, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from orders where confirmation = 'waiting' and confirm_by <= now() order by confirm_by limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
};

/** Under the order's lock: its time is over, and its buyer has not proved the mailbox by a sign-in meanwhile. */
export const isUnconfirmed = async (tx: Tx, id: number): Promise<{ isOver: boolean; isProved: boolean }> => {
  const { rows } = await sql<{ isOver: boolean; isProved: boolean }>`
    select coalesce(o.confirmation = 'waiting' and o.confirm_by <= now(), false) as "isOver",
      not u.temporary and (u.email_confirmed_at is not null or u.phone_confirmed_at is not null) as "isProved"
    from orders o join users u on u.id = o.user_id where o.id = ${id}`.execute(tx);
  return rows[0] ?? { isOver: false, isProved: false };
};
