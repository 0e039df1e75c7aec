import type { Session } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { FoundLogin } from '../../platform/http/index.ts';

export type LoginMethod = Session['method'];

/** A full user's login ends so many days after its last use; a temporary one's 30 days after the purchase (DEC-07). */
export const loginDays = 90;
export const temporaryDays = 30;

type LoginRow = {
  id: number;
  userId: number;
  temporary: boolean;
  roles: string[];
  isVoid: boolean;
  /** Not touched for an hour. */
  isStale: boolean;
};

const touchLogin = async (db: Executor, id: number): Promise<void> => {
  await sql`
    update logins l set last_used_at = now(),
      expires_at = case when u.temporary then l.expires_at else greatest(l.expires_at, now() + make_interval(days => ${loginDays})) end
    from users u
    where l.id = ${id} and u.id = l.user_id and l.revoked_at is null and l.last_used_at < now() - interval '1 hour'`.execute(
    db,
  );
};

/**
 * The login behind a token's hash, used now; an expired one is unknown, a revoked one and a blocked user are void (DEC-06,
 * DEC-07). Its last use is written at most once an hour.
 */
export const findLogin = async (db: Executor, tokenHash: Buffer): Promise<FoundLogin> => {
  const { rows } = await sql<LoginRow>`
    select l.id, l.user_id as "userId", u.temporary, u.roles, (l.revoked_at is not null or u.blocked) as "isVoid",
      l.last_used_at < now() - interval '1 hour' as "isStale"
    from logins l join users u on u.id = l.user_id
    where l.token_hash = ${tokenHash} and l.expires_at > now()`.execute(db);
  const row = rows[0];
  if (!row) return null;
  if (row.isVoid) return { state: 'revoked' };
  if (row.isStale) await touchLogin(db, row.id);
  return { state: 'live', login: { loginId: row.id, userId: row.userId, temporary: row.temporary, roles: row.roles } };
};

export type NewLogin = {
  readonly publicId: string;
  readonly userId: number;
  readonly tokenHash: Buffer;
  readonly method: LoginMethod;
  readonly days: number;
  /** System and browser, and the keyed hash of the IP address; null: unknown. */
  readonly device: string | null;
  readonly addressHash: string | null;
  /** Hash of the browser's cookie. */
  readonly visitor: string | null;
  readonly city: string | null;
  readonly country: string | null;
  /** Only while he is a guest. */
  readonly isOfGuest: boolean;
};

/** `days` by the database's clock. False: the guest has become somebody, or was erased, a moment ago. */
export const insertLogin = async (db: Executor, login: NewLogin): Promise<boolean> => {
  const { rows } = await sql`
    insert into logins (public_id, user_id, token_hash, method, device, address_hash, visitor, city, country, expires_at)
    select ${login.publicId}, u.id, ${login.tokenHash}, ${login.method}, ${login.device}::text, ${login.addressHash}::text,
      ${login.visitor}::text, ${login.city}::text, ${login.country}::text, now() + make_interval(days => ${login.days})
    from users u where u.id = ${login.userId} and (not ${login.isOfGuest} or u.temporary and u.deleted_at is null)
    for no key update returning id`.execute(db);
  return rows.length === 1;
};

/** Ends the logins of a person, all or all but one; answers how many. */
export const revokeLogins = async (
  tx: Executor,
  { userId, except }: { userId: number; except?: number | undefined },
): Promise<number> => {
  const { rows } = await sql`
    update logins set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and expires_at > now() and id is distinct from ${except ?? null}::bigint
    returning id`.execute(tx);
  return rows.length;
};

/** Ends one login by its token, wherever it belongs. */
export const revokeByToken = async (db: Executor, tokenHash: Buffer): Promise<void> => {
  await sql`update logins set revoked_at = now() where token_hash = ${tokenHash} and revoked_at is null`.execute(db);
};

/** The person's row is held from here on: a login is made before his password is changed, or sees the new one. */
export const lockPassword = async (tx: Tx, userId: number): Promise<{ passwordHash: string | null } | null> => {
  const { rows } = await sql<{ passwordHash: string | null }>`
    select password_hash as "passwordHash" from users where id = ${userId} and deleted_at is null
    for no key update`.execute(tx);
  return rows[0] ?? null;
};

/** null: none was ever chosen. */
export const findPasswordHash = async (db: Executor, userId: number): Promise<string | null> => {
  const { rows } = await sql<{ passwordHash: string | null }>`
    select password_hash as "passwordHash" from users where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0]?.passwordHash ?? null;
};

/** Whether the person has been here before, and whether from this device or address. */
export const findFamiliarity = async (
  db: Executor,
  at: { userId: number; device: string | null; addressHash: string | null },
): Promise<{ hasBeen: boolean; knowsDevice: boolean; knowsAddress: boolean }> => {
  const { rows } = await sql<{ hasBeen: boolean; knowsDevice: boolean; knowsAddress: boolean }>`
    select count(*) > 0 as "hasBeen", coalesce(bool_or(device = ${at.device}::text), false) as "knowsDevice",
      coalesce(bool_or(address_hash = ${at.addressHash}::text), false) as "knowsAddress"
    from logins where user_id = ${at.userId} and method <> 'payment'`.execute(db);
  return rows[0] ?? { hasBeen: false, knowsDevice: false, knowsAddress: false };
};
