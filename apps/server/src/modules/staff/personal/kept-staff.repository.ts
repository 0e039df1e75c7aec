import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow, ErasedPerson } from '../../../platform/personal-data.ts';

export const exportGrants = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select role, scope, areas, until, granted_at, ended_at from staff_grants
    where user_id = any(${userIds}::bigint[]) order by id`.execute(db);
  return rows;
};

export const exportStaffSessions = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select opened_at, last_act_at, ended_at, device from staff_sessions
    where user_id = any(${userIds}::bigint[]) order by id`.execute(db);
  return rows;
};

/** Grants stay as ended ones: they say what the person might do, not who he was. */
export const eraseStaff = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`delete from second_factors where user_id = ${userId}`.execute(tx);
  await sql`delete from staff_sessions where user_id = ${userId}`.execute(tx);
  await sql`update staff_grants set ended_at = coalesce(ended_at, now()) where user_id = ${userId}`.execute(tx);
};
