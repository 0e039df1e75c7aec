import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

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
