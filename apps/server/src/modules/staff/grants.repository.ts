import type { Grant } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** What a person has now, nothing where he is blocked; `desk` opens nothing of the back office. */
export const selectGrants = async (db: Executor, userId: number, now: Date): Promise<Grant[]> => {
  const { rows } = await sql<Grant>`
    select role, scope, areas, floor(extract(epoch from until))::bigint as until from staff_grants
    where user_id = ${userId} and ended_at is null and (until is null or until > ${now}) and role <> 'desk'
      and exists (select from users u where u.id = user_id and not u.blocked and u.deleted_at is null)
    order by id`.execute(db);
  return rows;
};

/** Everybody of the staff with what counts for him now, as `selectGrants`. */
export const selectAllGrants = async (
  db: Executor,
  now: Date,
): Promise<{ readonly userId: number; readonly grants: readonly Grant[] }[]> => {
  const { rows } = await sql<{ userId: number; grants: Grant[] }>`
    select g.user_id as "userId", jsonb_agg(jsonb_build_object('role', g.role, 'scope', g.scope, 'areas', g.areas,
      'until', floor(extract(epoch from g.until))::bigint) order by g.id) as grants
    from staff_grants g join users u on u.id = g.user_id
    where g.ended_at is null and (g.until is null or g.until > ${now}) and g.role <> 'desk' and not u.blocked and u.deleted_at is null
    group by g.user_id`.execute(db);
  return rows;
};

/** Everybody who had a grant at any moment since then, with all of them as if they had no end; a block ends none. */
export const selectGrantsSince = async (
  db: Executor,
  since: Date,
): Promise<{ readonly userId: number; readonly grants: readonly Grant[] }[]> => {
  const { rows } = await sql<{ userId: number; grants: Grant[] }>`
    select g.user_id as "userId", jsonb_agg(jsonb_build_object('role', g.role, 'scope', g.scope, 'areas', g.areas, 'until', null)
      order by g.id) as grants
    from staff_grants g join users u on u.id = g.user_id
    where (g.ended_at is null or g.ended_at > ${since}) and (g.until is null or g.until > ${since}) and g.role <> 'desk'
      and u.deleted_at is null
    group by g.user_id`.execute(db);
  return rows;
};

export const selectLapsed = async (db: Executor, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from staff_grants where ended_at is null and until <= ${now} limit 100`.execute(
    db,
  );
  return rows.map(({ userId }) => userId);
};

/** Ends what has lapsed of a person; nothing: somebody else was quicker. */
export const endLapsedOf = async (tx: Tx, userId: number, now: Date): Promise<Grant[]> => {
  const { rows } = await sql<Grant>`
    update staff_grants set ended_at = until where user_id = ${userId} and ended_at is null and until <= ${now}
    returning role, scope, areas, floor(extract(epoch from until))::bigint as until`.execute(tx);
  return rows;
};

/** Roles of a person by the grants that have not ended, `desk` too. */
export const selectRoles = async (tx: Tx, userId: number): Promise<string[]> => {
  const { rows } = await sql<{ role: string }>`
    select role from staff_grants where user_id = ${userId} and ended_at is null group by role order by min(id)`.execute(
    tx,
  );
  return rows.map(({ role }) => role);
};

/** The role admin for everything, without end; false: the person has it already, and has it as of now. */
export const insertAdminGrant = async (tx: Tx, publicId: string, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    with renewed as (
      update staff_grants set granted_at = now() where user_id = ${userId} and role = 'admin' and ended_at is null
        and until is null and scope = '"all"' and areas = '{}' returning 1
    )
    insert into staff_grants (public_id, user_id, role) select ${publicId}, ${userId}, 'admin'
    where not exists (select 1 from renewed) returning 1`.execute(tx);
  return rows.length === 1;
};
