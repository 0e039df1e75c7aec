import type { Grant } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** What a person has now; `desk` opens nothing of the back office. */
export const selectGrants = async (db: Executor, userId: number, now: Date): Promise<Grant[]> => {
  const { rows } = await sql<Grant>`
    select role, scope, areas, floor(extract(epoch from until))::bigint as until from staff_grants
    where user_id = ${userId} and ended_at is null and (until is null or until > ${now}) and role <> 'desk'
    order by id`.execute(db);
  return rows;
};

/** The role admin for everything, without end; false: the person has it already. */
export const insertAdminGrant = async (tx: Tx, publicId: string, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into staff_grants (public_id, user_id, role)
    select ${publicId}, ${userId}, 'admin'
    where not exists (select 1 from staff_grants where user_id = ${userId} and role = 'admin' and ended_at is null
      and until is null and scope = '"all"' and areas = '{}')
    returning 1`.execute(tx);
  return rows.length === 1;
};
