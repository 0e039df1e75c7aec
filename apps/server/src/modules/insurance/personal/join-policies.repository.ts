import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Policies of guests become an account's, and what the insurer was told of them. */
export const joinPolicies = async (tx: Tx, from: readonly number[], to: number): Promise<number> => {
  await sql`update policies set user_id = ${to} where user_id = any(${from})`.execute(tx);
  await sql`update register_rows set user_id = ${to} where user_id = any(${from})`.execute(tx);
  return 0;
};
