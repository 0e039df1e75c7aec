import { sql } from 'kysely';
import { type Block, blockMost, toBlock } from '../../../kernel/block.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type PersonClub = { readonly publicId: string; readonly title: string; readonly joinedAt: Date };

/** Clubs that a person is in, the latest joined first. */
export const listPersonClubs = async (db: Executor, userId: number): Promise<Block<PersonClub>> => {
  const { rows } = await sql<PersonClub & { total: number }>`
    select k.public_id as "publicId", k.title, m.joined_at as "joinedAt", (count(*) over ())::integer as total
    from club_members m join clubs k on k.id = m.club_id where m.user_id = ${userId}
    order by m.joined_at desc, k.id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};
