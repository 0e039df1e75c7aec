import { sql } from 'kysely';
import { type Block, blockMost, toBlock } from '../../../kernel/block.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type PersonRequest = {
  readonly publicId: string;
  readonly type: string;
  readonly state: string;
  readonly createdAt: Date;
};

/** What a person, or somebody with this e-mail, asked the team; latest first. */
export const listPersonRequests = async (
  db: Executor,
  userId: number,
  email: string | null,
): Promise<Block<PersonRequest>> => {
  const { rows } = await sql<PersonRequest & { total: number }>`
    select r.public_id as "publicId", r.type, r.state, r.created_at as "createdAt", (count(*) over ())::integer as total
    from (select id from support_requests where user_id = ${userId}
      union select id from support_requests where lower(email) = lower(${email})) f join support_requests r on r.id = f.id
    order by r.created_at desc, r.id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};
