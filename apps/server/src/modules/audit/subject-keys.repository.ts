import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type SubjectKey = { readonly userId: number; /** null: erased. */ readonly wrapped: Buffer | null };

export const selectSubjectKeys = async (db: Executor, userIds: readonly number[]): Promise<SubjectKey[]> => {
  const { rows } = await sql<SubjectKey>`
    select user_id as "userId", wrapped from subject_keys where user_id = any(${[...userIds]}::bigint[])`.execute(db);
  return rows;
};

/** Whoever comes second takes the first one's key. */
export const insertSubjectKey = async (db: Executor, userId: number, wrapped: Buffer): Promise<void> => {
  await sql`
    insert into subject_keys (user_id, wrapped) values (${userId}, ${wrapped}) on conflict (user_id) do nothing`.execute(
    db,
  );
};

/** The row stays: what is written of the person from now on is unreadable from the start. */
export const eraseSubjectKey = async (tx: Tx, userId: number): Promise<void> => {
  await sql`
    insert into subject_keys (user_id, erased_at) values (${userId}, now())
    on conflict (user_id) do update set wrapped = null, erased_at = coalesce(subject_keys.erased_at, now())`.execute(
    tx,
  );
};
