import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** Nobody's and unused since long ago: the sweep of unused files takes row and bytes away, now or after a crash. */
export const eraseFiles = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`
    update files set user_id = null, visitor = null, name = '', used_at = null, created_at = to_timestamp(0)
    where user_id = ${userId}`.execute(tx);
};
