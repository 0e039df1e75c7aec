import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** Locks an account that is not erased, so that nothing is added to one that is being erased; false: it is gone. */
export const lockPerson = async (tx: Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select id from users where id = ${userId} and deleted_at is null for no key update`.execute(tx);
  return rows.length > 0;
};

/** Clubs that a person is in, however many of them are shown. */
export const countMemberships = async (
  tx: Tx,
  userId: number,
  clubId: number,
): Promise<{ count: number; isMember: boolean }> => {
  const { rows } = await sql<{ count: number; isMember: boolean }>`
    select count(*) as count, coalesce(bool_or(club_id = ${clubId}), false) as "isMember" from club_members where user_id = ${userId}`.execute(
    tx,
  );
  return rows[0] ?? { count: 0, isMember: false };
};

export const insertMember = async (tx: Tx, clubId: number, userId: number, now: Date): Promise<void> => {
  await sql`
    insert into club_members (club_id, user_id, joined_at) values (${clubId}, ${userId}, ${now}) on conflict do nothing`.execute(
    tx,
  );
};

export const deleteMember = async (db: Executor, clubId: number, userId: number): Promise<void> => {
  await sql`delete from club_members where club_id = ${clubId} and user_id = ${userId}`.execute(db);
};
