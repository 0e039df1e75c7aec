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

export const exportPasskeys = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select name, created_at, last_used_at from passkeys where user_id = any(${userIds}::bigint[]) order by id`.execute(
    db,
  );
  return rows;
};

/** Invitations that came to the proved address or were given; whom another one is from or to stands only where the person typed it. */
export const exportInvitations = async (db: Executor, { userIds, email }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select case when invited_by = any(${userIds}::bigint[]) then 'out' else 'in' end as direction, email, name, language, grants,
      invited_at, expires_at, ended_at
    from staff_invitations where invited_by = any(${userIds}::bigint[]) or lower(email) = lower(${email}) order by id`.execute(
    db,
  );
  return rows;
};

export const isInvited = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from staff_invitations where lower(email) = lower(${email}) limit 1`.execute(db);
  return rows.length > 0;
};

export const exportViews = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select list, name, query, shared, created_at from saved_views where user_id = any(${userIds}::bigint[]) order by id`.execute(
    db,
  );
  return rows;
};
