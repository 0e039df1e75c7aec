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

/** Everything that guests own becomes the account's; their tokens end, for whoever typed the address has them. */
export const moveBelongings = async (tx: Tx, from: readonly number[], to: number): Promise<number> => {
  const guests = from.map((id) => `user:${id}`);
  const { rows } =
    await sql`update orders set user_id = ${to}, joined_at = now() where user_id = any(${from}) returning id`.execute(
      tx,
    );
  await sql`
    update tickets set user_id = case when user_id = any(${from}) then ${to} else user_id end,
      original_user_id = case when original_user_id = any(${from}) then ${to} else original_user_id end
    where user_id = any(${from}) or original_user_id = any(${from})`.execute(tx);
  await sql`update files set user_id = ${to} where user_id = any(${from})`.execute(tx);
  await sql`update policies set user_id = ${to} where user_id = any(${from})`.execute(tx);
  await sql`update holds set visitor = ${`user:${to}`} where visitor = any(${guests}) and state = 'live'`.execute(tx);
  await sql`update logins set revoked_at = now() where user_id = any(${from}) and revoked_at is null`.execute(tx);
  return rows.length;
};
