import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Orders of guests become an account's; answers how many. */
export const joinOrders = async (tx: Tx, from: readonly number[], to: number): Promise<number> => {
  const { rows } =
    await sql`update orders set user_id = ${to}, joined_at = now() where user_id = any(${from}) returning id`.execute(
      tx,
    );
  return rows.length;
};
