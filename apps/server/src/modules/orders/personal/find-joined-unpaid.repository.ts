import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Orders that wait for money and were typed by a guest, who may be anybody, with the e-mail of the account. */
export const findJoinedUnpaid = async (db: Executor, userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from orders where user_id = ${userId} and status = 'pending' and joined_at is not null order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
