import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** Whether the address is the confirmed one of this full account. */
export const isOwnAddress = async (db: Executor, userId: number, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from users where id = ${userId} and not temporary and email_confirmed_at is not null
      and lower(email) = lower(${email})`.execute(db);
  return rows.length === 1;
};

/** Guests who paid with this address, locked in one order; tickets of theirs that are being issued need not wait. */
export const lockTemporary = async (tx: Tx, email: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where temporary and lower(email) = lower(${email}) order by id for no key update`.execute(tx);
  return rows.map((row) => row.id);
};
