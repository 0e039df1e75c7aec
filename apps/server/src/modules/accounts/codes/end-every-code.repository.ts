import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/**
 * Ends whatever could still open an account, or give it another address, phone or network: codes of letters and text messages,
 * a change of address that waits, a network that is being attached. A letter about the mailing opens nothing. The person is locked.
 */
export const endEveryCode = async (tx: Tx, userId: number): Promise<void> => {
  await sql`
    update one_time_codes set ended_at = now()
    where ended_at is null and purpose not in ('subscribe', 'unsubscribe') and (user_id = ${userId}
      or lower(email) = (select lower(u.email) from users u where u.id = ${userId} and u.email_confirmed_at is not null))`.execute(
    tx,
  );
  await sql`
    update phone_codes set ended_at = now()
    where ended_at is null and (user_id = ${userId}
      or phone = (select u.phone from users u where u.id = ${userId} and u.phone_confirmed_at is not null))`.execute(
    tx,
  );
  await sql`delete from network_states where user_id = ${userId}`.execute(tx);
  await sql`update users set new_email = null where id = ${userId} and new_email is not null`.execute(tx);
};
