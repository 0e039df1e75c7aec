import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** Results of others forget pictures that were the person's; his own, and his memberships, go. */
export const eraseMember = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`
    update club_results set file_id = null where file_id in (select id from files where user_id = ${userId})`.execute(
    tx,
  );
  await sql`delete from club_members where user_id = ${userId}`.execute(tx);
  await sql`delete from club_results where user_id = ${userId}`.execute(tx);
};
