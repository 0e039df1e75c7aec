import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** More guests than anybody is: so many are exported, and so many erased within one call's time. */
export const guestsAtOnce = { export: 500, erase: 100 } as const;

/** Guests with this address, those who bought something before those whom strangers may have typed, the newest first. */
export const findGuests = async (db: Executor, email: string, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.temporary and lower(u.email) = lower(${email})
    order by exists (select from orders o where o.user_id = u.id and o.paid_at is not null) desc, u.id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export const lockGuests = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`select 1 from users where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
};
