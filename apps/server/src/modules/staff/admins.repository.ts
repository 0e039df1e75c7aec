import { keepsAdmin } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Obstacle } from '../../platform/personal-data.ts';

/** Whoever may take an administrator away waits here for the others who may, so that two never overlook one another. */
export const lockAdmins = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7283466054)`.execute(tx);
};

/** The same for a person who is an administrator; the erasure of everybody else waits for nobody. */
export const lockAdminsFor = async (tx: Tx, userId: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from staff_grants where user_id = ${userId} and role = 'admin' and ended_at is null limit 1`.execute(tx);
  if (rows.length) await lockAdmins(tx);
};

/** The one place that knows whom the house counts: who may give every right without an end of his time, and could come in today. */
const admins = sql`select distinct g.user_id from staff_grants g join users u on u.id = g.user_id
  left join second_factors f on f.user_id = u.id
  where g.role = 'admin' and g.scope = '"all"' and g.areas = '{}' and g.ended_at is null and g.until is null
    and not u.blocked and u.deleted_at is null and f.blocked_at is null
    and (f.confirmed_at is not null or u.password_hash is not null or u.email_confirmed_at is not null)`;

/** Who manages the staff now, for whatever time: one of them more is agreed to by another. */
export const countManagers = async (db: Executor, now: Date): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(distinct g.user_id)::int as n from staff_grants g join users u on u.id = g.user_id
    where g.role = 'admin' and g.ended_at is null and (g.until is null or g.until > ${now})
      and (g.areas = '{}' or 'staff' = any(g.areas)) and u.deleted_at is null`.execute(db);
  return rows[0]?.n ?? 0;
};

export const countAdmins = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${admins}) a`.execute(db);
  return rows[0]?.n ?? 0;
};

/** These people where no administrator would be left without them. */
export const findLastAdmins = async (db: Executor, userIds: readonly number[]): Promise<Obstacle[]> => {
  const { rows } = await sql<{ userId: number; total: number }>`
    with a as (${admins}) select user_id as "userId", (select count(*)::int from a) as total from a
    where user_id = any(${[...userIds]}::bigint[])`.execute(db);
  return rows
    .filter(({ total }) => !keepsAdmin(total, total - rows.length))
    .map(({ userId }) => ({ userId, kind: 'last_admin' as const }));
};
