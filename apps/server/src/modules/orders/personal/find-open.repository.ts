import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { Obstacle } from '../../../platform/personal-data.ts';

/** Whose orders money may still come for, or has come and the goods are not issued yet. */
export const findOpenOrders = async (db: Executor, userIds: readonly number[]): Promise<Obstacle[]> => {
  const { rows } = await sql<Obstacle>`
    select distinct user_id as "userId", 'open_order' as kind from orders where user_id = any(${userIds}::bigint[])
      and (status = 'pending' or (status in ('paid', 'authorized') and issued_at is null))`.execute(db);
  return rows;
};
