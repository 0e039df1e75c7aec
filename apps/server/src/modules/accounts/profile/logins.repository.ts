import { sql } from 'kysely';
import type { Slice } from '../../../kernel/pagination.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type OwnLoginRow = {
  publicId: string;
  city: string | null;
  country: string | null;
  /** Unix seconds */
  lastUsed: number;
  os: string | null;
  browser: string | null;
  method: 'email' | 'phone' | 'vk' | 'google' | 'link' | 'payment' | 'confirm';
  isCurrent: boolean;
};

const live = sql`revoked_at is null and expires_at > now()`;

/** Live logins, the current one first, then by last use. */
export const selectLogins = async (
  db: Executor,
  { userId, loginId, limit, offset }: Slice & { userId: number; loginId: number },
): Promise<OwnLoginRow[]> => {
  const { rows } = await sql<OwnLoginRow>`
    select public_id as "publicId", city, country, floor(extract(epoch from last_used_at))::bigint as "lastUsed", os, browser,
      method, id = ${loginId} as "isCurrent"
    from logins where user_id = ${userId} and ${live}
    order by id = ${loginId} desc, last_used_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const countLogins = async (db: Executor, userId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from logins where user_id = ${userId} and ${live}`.execute(db);
  return rows[0]?.n ?? 0;
};

/** Told once, after signing in: whoever comes later with the token cannot disguise the login. */
export const describeLogin = async (
  db: Executor,
  loginId: number,
  { os, browser, method }: { os: string | null; browser: string | null; method: string | null },
): Promise<void> => {
  await sql`
    update logins set os = ${os}, browser = ${browser}, method = coalesce(${method}, method)
    where id = ${loginId} and os is null and browser is null`.execute(db);
};

/** False: there is no such live login of this person. */
export const endLogin = async (db: Executor, userId: number, publicId: string): Promise<boolean> => {
  const { rows } = await sql`
    update logins set revoked_at = now() where public_id = ${publicId} and user_id = ${userId} and ${live}
    returning id`.execute(db);
  return rows.length === 1;
};
