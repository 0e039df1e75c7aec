import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Tokens of guests end when an account takes their purchases: whoever typed the address has them. */
export const endGuestLogins = async (tx: Tx, from: readonly number[]): Promise<number> => {
  await sql`update logins set revoked_at = now() where user_id = any(${from}) and revoked_at is null`.execute(tx);
  return 0;
};
