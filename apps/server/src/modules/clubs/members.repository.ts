import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

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
