import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** What guests hold at this moment is an account's. */
export const joinHolds = async (tx: Tx, from: readonly number[], to: number): Promise<number> => {
  const guests = from.map((id) => `user:${id}`);
  await sql`update holds set visitor = ${`user:${to}`} where visitor = any(${guests}) and state = 'live'`.execute(tx);
  return 0;
};
