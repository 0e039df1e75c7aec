import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** Grants stay as ended ones: they say what the person might do, not who he was. */
export const eraseStaff = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`delete from second_factors where user_id = ${userId}`.execute(tx);
  await sql`delete from staff_sessions where user_id = ${userId}`.execute(tx);
  await sql`update staff_grants set ended_at = coalesce(ended_at, now()) where user_id = ${userId}`.execute(tx);
};
