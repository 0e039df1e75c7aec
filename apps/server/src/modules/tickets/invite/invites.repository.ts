import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** A point to which a dry run goes back. */
export const saveBeforeInvites = async (tx: Tx): Promise<void> => {
  await sql`savepoint invites`.execute(tx);
};
export const rollBackInvites = async (tx: Tx): Promise<void> => {
  await sql`rollback to savepoint invites`.execute(tx);
};
