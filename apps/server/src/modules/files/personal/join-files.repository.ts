import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Uploads of guests become an account's. */
export const joinFiles = async (tx: Tx, from: readonly number[], to: number): Promise<number> => {
  await sql`update files set user_id = ${to} where user_id = any(${from})`.execute(tx);
  return 0;
};
