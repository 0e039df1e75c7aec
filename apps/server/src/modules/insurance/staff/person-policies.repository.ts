import { sql } from 'kysely';
import { type Block, blockMost, toBlock } from '../../../kernel/block.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type PersonPolicy = {
  readonly publicId: string;
  readonly number: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
};

/** Policies that are a person's, latest first. */
export const listPersonPolicies = async (db: Executor, userId: number): Promise<Block<PersonPolicy>> => {
  const { rows } = await sql<PersonPolicy & { total: number }>`
    select public_id as "publicId", number, starts_at as "startsAt", starts_at + make_interval(secs => validity_seconds) as "endsAt",
      cancelled_at is not null as "isCancelled", (count(*) over ())::integer as total
    from policies where user_id = ${userId} order by starts_at desc, id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};
