import { type FactorWay, factorWays } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Guesses } from './domain/guessing.ts';

export type Factor = Guesses & {
  readonly secret: Buffer;
  readonly begunAt: Date;
  readonly confirmedAt: Date | null;
  /** Since when codes of the authenticator app count; null: they do not. */
  readonly totpSince: Date | null;
  readonly lastStep: number;
};

const columns = sql`secret, begun_at as "begunAt", confirmed_at as "confirmedAt", totp_since as "totpSince", last_step as "lastStep", wrong_at as "wrongAt",
  rest_until as "restUntil", blocked_at as "blockedAt"`;

export const selectFactor = async (db: Executor, userId: number): Promise<Factor | null> => {
  const { rows } = await sql<Factor>`select ${columns} from second_factors where user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
};

/** Codes of one person are tried one after another: what one uses or counts, the next one sees. */
export const lockFactor = async (tx: Tx, userId: number): Promise<Factor | null> => {
  const { rows } = await sql<Factor>`
    select ${columns} from second_factors where user_id = ${userId} for update`.execute(tx);
  return rows[0] ?? null;
};

/** A new secret, unless one is confirmed; false: one is. Wrong codes stay counted. */
export const beginFactor = async (db: Executor, userId: number, secret: Buffer, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into second_factors (user_id, secret, begun_at) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, begun_at = excluded.begun_at, last_step = 0
    where second_factors.confirmed_at is null returning 1`.execute(db);
  return rows.length === 1;
};

/** A new secret for whoever has enrolled otherwise; it counts once it is confirmed. False: one counts already. */
export const offerSecret = async (db: Executor, userId: number, secret: Buffer, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update second_factors set secret = ${secret}, begun_at = ${now}, last_step = 0
    where user_id = ${userId} and totp_since is null returning 1`.execute(db);
  return rows.length === 1;
};

export const confirmFactor = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  await sql`update second_factors set confirmed_at = ${now} where user_id = ${userId}`.execute(tx);
};

export const setTotpSince = async (tx: Tx, userId: number, since: Date | null): Promise<void> => {
  await sql`update second_factors set totp_since = ${since} where user_id = ${userId}`.execute(tx);
};

/** By what the person may enter. */
export const selectWays = async (db: Executor, userId: number): Promise<FactorWay[]> => {
  const { rows } = await sql<{ hasTotp: boolean; hasPasskey: boolean }>`
    select totp_since is not null as "hasTotp", exists (select 1 from passkeys p where p.user_id = f.user_id) as "hasPasskey"
    from second_factors f where user_id = ${userId} and confirmed_at is not null`.execute(db);
  const [row] = rows;
  return factorWays.filter((way) => (way === 'totp' ? row?.hasTotp : row?.hasPasskey));
};

export const setStep = async (tx: Tx, userId: number, step: number): Promise<void> => {
  await sql`update second_factors set last_step = ${step} where user_id = ${userId}`.execute(tx);
};

export const setGuesses = async (tx: Tx, userId: number, { wrongAt, restUntil, blockedAt }: Guesses): Promise<void> => {
  await sql`
    update second_factors set wrong_at = ${[...wrongAt]}::timestamptz[], rest_until = ${restUntil}, blocked_at = ${blockedAt}
    where user_id = ${userId}`.execute(tx);
};

export const insertRecoveryCodes = async (tx: Tx, userId: number, hashes: readonly string[]): Promise<void> => {
  await sql`
    insert into recovery_codes (user_id, code_hash)
    select ${userId}, h from unnest(${[...hashes]}::text[]) h`.execute(tx);
};

/** False: there is none like this that was not used yet. */
export const takeRecoveryCode = async (tx: Tx, userId: number, hash: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update recovery_codes set used_at = ${now} where user_id = ${userId} and code_hash = ${hash} and used_at is null
    returning 1`.execute(tx);
  return rows.length === 1;
};

export const countRecoveryCodes = async (db: Executor, userId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from recovery_codes where user_id = ${userId} and used_at is null`.execute(db);
  return rows[0]?.n ?? 0;
};

/**
 * Nobody enters by what the person has enrolled until another administrator resets it; what was begun and not confirmed is gone.
 * False: there was none.
 */
export const blockFactor = async (tx: Tx, userId: number, now: Date): Promise<boolean> => {
  await sql`delete from second_factors where user_id = ${userId} and confirmed_at is null`.execute(tx);
  const { rows } = await sql`
    update second_factors set blocked_at = coalesce(blocked_at, ${now}) where user_id = ${userId} returning 1`.execute(
    tx,
  );
  return rows.length === 1;
};

/** With the recovery codes and passkeys; false: there was none. */
export const deleteFactor = async (tx: Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql`delete from second_factors where user_id = ${userId} returning 1`.execute(tx);
  return rows.length === 1;
};
