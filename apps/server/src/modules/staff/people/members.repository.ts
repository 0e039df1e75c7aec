import type { Grant } from '@trassa/rules';
import { sql } from 'kysely';
import { calledName } from '../people.repository.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type MemberRow = {
  readonly publicId: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly factor: 'none' | 'enrolled' | 'blocked';
  readonly lastSeen: Date | null;
};

const grantJson = sql`jsonb_build_object('role', g.role, 'scope', g.scope, 'areas', g.areas,
  'until', floor(extract(epoch from g.until))::bigint)`;
const counts = (now: Date) => sql`g.ended_at is null and (g.until is null or g.until > ${now})`;

/** Everybody with a grant that counts now, by name. */
export const selectMembers = async (db: Executor, now: Date): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select u.public_id as "publicId", ${calledName('u')} as name, jsonb_agg(${grantJson} order by g.id) as grants,
      (select case when f.blocked_at is not null then 'blocked' when f.confirmed_at is not null then 'enrolled' else 'none' end
        from (select 1) one left join second_factors f on f.user_id = u.id) as factor,
      (select max(s.last_act_at) from staff_sessions s where s.user_id = u.id) as "lastSeen"
    from users u join staff_grants g on g.user_id = u.id where u.deleted_at is null and ${counts(now)}
    group by u.id order by name, u.id`.execute(db);
  return rows;
};

/** Whoever works or has worked here. */
export const findMember = async (db: Executor, publicId: string): Promise<{ id: number } | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from users u where public_id = ${publicId} and deleted_at is null
      and exists (select 1 from staff_grants g where g.user_id = u.id)`.execute(db);
  return rows[0] ?? null;
};

export type KeptGrant = Grant & { readonly id: number };

/** All grants of a person that count now, `desk` too. */
export const selectAllGrants = async (tx: Tx, userId: number, now: Date): Promise<KeptGrant[]> => {
  const { rows } = await sql<KeptGrant>`
    select g.id, g.role, g.scope, g.areas, floor(extract(epoch from g.until))::bigint as until from staff_grants g
    where g.user_id = ${userId} and ${counts(now)} order by g.id`.execute(tx);
  return rows;
};

export const endGrants = async (tx: Tx, ids: readonly number[], now: Date): Promise<void> => {
  await sql`update staff_grants set ended_at = ${now} where id = any(${[...ids]}::bigint[])`.execute(tx);
};

export const insertGrant = async (
  tx: Tx,
  { publicId, userId, grant, now }: { publicId: string; userId: number; grant: Grant; now: Date },
): Promise<void> => {
  const { role, scope, areas, until } = grant;
  await sql`
    insert into staff_grants (public_id, user_id, role, scope, areas, until, granted_at)
    values (${publicId}, ${userId}, ${role}, ${JSON.stringify(scope)}::jsonb, ${[...areas]}::text[],
      to_timestamp(${until}::bigint), ${now})`.execute(tx);
};
