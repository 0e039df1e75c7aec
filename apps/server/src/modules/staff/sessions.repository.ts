import { sql } from 'kysely';
import { calledName } from './people.repository.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import { minutesBefore, sessionTerms } from './domain/session-terms.ts';

/** A moment, and after how many minutes without an act a session is over. */
type At = { readonly now: Date; readonly idle: number };

const markOf = sql`sha256(convert_to(coalesce(u.password_hash, ''), 'UTF8'))`;

/** All that ends a session is asked anew at every call, so it ends at once and in every process. */
const isOpen = ({
  now,
  idle,
}: At) => sql`s.ended_at is null and s.opened_at > ${minutesBefore(now, sessionTerms.absolute)}
  and s.last_act_at > ${minutesBefore(now, idle)} and not u.blocked and u.deleted_at is null
  and l.revoked_at is null and l.expires_at > now() and s.password_mark = ${markOf}
  and f.confirmed_at <= s.opened_at and f.blocked_at is null`;
const from = sql`staff_sessions s join users u on u.id = s.user_id join logins l on l.id = s.login_id
  join second_factors f on f.user_id = s.user_id`;

export type OpenSession = {
  readonly id: number;
  readonly publicId: string;
  readonly openedAt: Date;
  readonly lastActAt: Date;
  readonly provenAt: Date;
  readonly hasPassword: boolean;
  readonly hasTotp: boolean;
  readonly hasPasskey: boolean;
};

/** The open session of a cookie, of this very login. */
export const findSession = async (
  db: Executor,
  { tokenHash, loginId, userId }: { readonly tokenHash: Buffer; readonly loginId: number; readonly userId: number },
  at: At,
): Promise<OpenSession | null> => {
  const { rows } = await sql<OpenSession>`
    select s.id, s.public_id as "publicId", s.opened_at as "openedAt", s.last_act_at as "lastActAt", s.proven_at as "provenAt",
      u.password_hash is not null as "hasPassword", f.totp_since is not null as "hasTotp",
      exists (select 1 from passkeys p where p.user_id = s.user_id) as "hasPasskey"
    from ${from}
    where s.token_hash = ${tokenHash} and s.login_id = ${loginId} and s.user_id = ${userId} and ${isOpen(at)}`.execute(
    db,
  );
  return rows[0] ?? null;
};

export const touchSession = async (db: Executor, id: number, now: Date): Promise<void> => {
  await sql`
    update staff_sessions set last_act_at = greatest(last_act_at, ${now}) where id = ${id} and ended_at is null`.execute(
    db,
  );
};

export type NewSession = {
  readonly publicId: string;
  readonly userId: number;
  readonly loginId: number;
  readonly tokenHash: Buffer;
  readonly device: string | null;
  readonly addressHash: string;
};

/** A login has one session: an earlier one of it ends. */
export const insertSession = async (tx: Tx, session: NewSession, now: Date): Promise<void> => {
  const { publicId, userId, loginId, tokenHash, device, addressHash } = session;
  await sql`
    update staff_sessions set ended_at = ${now} where login_id = ${loginId} and ended_at is null`.execute(tx);
  await sql`
    insert into staff_sessions (public_id, user_id, login_id, token_hash, password_mark, opened_at, last_act_at, proven_at, device,
      address_hash)
    select ${publicId}, u.id, ${loginId}, ${tokenHash}, ${markOf}, ${now}, ${now}, ${now}, ${device}::text, ${addressHash}
    from users u where u.id = ${userId}`.execute(tx);
};

export const setProven = async (tx: Tx, publicId: string, now: Date): Promise<void> => {
  await sql`update staff_sessions set proven_at = ${now} where public_id = ${publicId} and ended_at is null`.execute(
    tx,
  );
};

/** `userId`: only when it is this person's. Answers whose it was; null: there is no such session. */
export const endSession = async (
  tx: Tx,
  publicId: string,
  userId: number | null,
  now: Date,
): Promise<{ userId: number } | null> => {
  const { rows } = await sql<{ userId: number }>`
    update staff_sessions set ended_at = ${now}
    where public_id = ${publicId} and ended_at is null and (${userId}::bigint is null or user_id = ${userId})
    returning user_id as "userId"`.execute(tx);
  return rows[0] ?? null;
};

/** Whether a session has not been ended; nobody ends it before this transaction is over. */
export const holdSession = async (tx: Tx, publicId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from staff_sessions where public_id = ${publicId} and ended_at is null for share`.execute(tx);
  return rows.length === 1;
};

/** All of a person but this one. */
export const endOtherSessions = async (tx: Tx, userId: number, publicId: string, now: Date): Promise<void> => {
  await sql`
    update staff_sessions set ended_at = ${now}
    where user_id = ${userId} and public_id <> ${publicId} and ended_at is null`.execute(tx);
};

export const endSessionsOf = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  await sql`update staff_sessions set ended_at = ${now} where user_id = ${userId} and ended_at is null`.execute(tx);
};

export type ListedSession = {
  readonly publicId: string;
  readonly user: string;
  readonly name: string;
  readonly openedAt: Date;
  readonly lastActAt: Date;
  readonly device: string | null;
};

/** Open sessions of a person, or of all (null), newest first. */
export const listSessions = async (db: Executor, userId: number | null, at: At): Promise<ListedSession[]> => {
  const { rows } = await sql<ListedSession>`
    select s.public_id as "publicId", u.public_id as "user", ${calledName('u')} as name, s.opened_at as "openedAt", s.last_act_at as "lastActAt", s.device
    from ${from}
    where (${userId}::bigint is null or s.user_id = ${userId}) and ${isOpen(at)} order by s.id desc limit 200`.execute(
    db,
  );
  return rows;
};

/** Whose a session is or was, opened after a moment. */
export const findSessionOwner = async (
  tx: Tx,
  publicId: string,
  after: Date,
): Promise<{ userId: number; loginId: number; device: string | null } | null> => {
  const { rows } = await sql<{ userId: number; loginId: number; device: string | null }>`
    select user_id as "userId", login_id as "loginId", device from staff_sessions
    where public_id = ${publicId} and opened_at > ${after}`.execute(tx);
  return rows[0] ?? null;
};

/** Wherever the person comes from next is a new place. */
export const forgetPlaces = async (tx: Tx, userId: number): Promise<void> => {
  await sql`update staff_sessions set address_hash = '' where user_id = ${userId}`.execute(tx);
};

/** Whether the person has been here by this device and network before. */
export const knowsPlace = async (
  tx: Tx,
  { userId, device, addressHash }: { userId: number; device: string | null; addressHash: string },
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from staff_sessions
    where user_id = ${userId} and device is not distinct from ${device}::text and address_hash = ${addressHash} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
};
