import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Requests of one address take their turns: it may have no account and no guest to be locked. */
export const lockAddress = async (tx: Tx, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`asked ${email.toLowerCase()}`}, 0))`.execute(tx);
};
