import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** A place to count guesses in before there is a factor; the secret in it was shown to nobody. */
export const reserveFactor = async (db: Executor, userId: number, secret: Buffer, now: Date): Promise<void> => {
  await sql`
    insert into second_factors (user_id, secret, begun_at) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do nothing`.execute(db);
};

/**
 * Whether an address or a first password of the person is younger than all that he was given: whoever has stolen a token may
 * have made it.
 */
export const hasNewWay = async (db: Executor, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from users where id = ${userId} and ways_changed_at > (
      select max(granted_at) from staff_grants where user_id = ${userId} and ended_at is null)`.execute(db);
  return rows.length > 0;
};

/** A new code of a letter, in the place of an earlier one. */
export const setFreshSeed = async (tx: Tx, userId: number, seed: Buffer, until: Date): Promise<void> => {
  await sql`
    update second_factors set fresh_seed = ${seed}, fresh_until = ${until} where user_id = ${userId}`.execute(tx);
};

/** What the code of the last letter is made of; null: none, used or over. */
export const selectFreshSeed = async (db: Executor, userId: number, now: Date): Promise<Buffer | null> => {
  const { rows } = await sql<{ seed: Buffer | null }>`
    select fresh_seed as seed from second_factors where user_id = ${userId} and fresh_until > ${now}`.execute(db);
  return rows[0]?.seed ?? null;
};

export const clearFreshSeed = async (tx: Tx, userId: number): Promise<void> => {
  await sql`update second_factors set fresh_seed = null, fresh_until = null where user_id = ${userId}`.execute(tx);
};
