import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/**
 * Certificates stay worth what they are. A present that is still to be sent goes to its recipient; of sent ones, and of those
 * that the person himself gets, nothing but the money stays.
 */
export const eraseRecipients = async (tx: Tx, { userId, emails }: ErasedPerson): Promise<void> => {
  await sql`
    update certificates set recipient_name = '', recipient_email = '', recipient_text = '', sent_at = coalesce(sent_at, now())
    where lower(recipient_email) = any(${emails}::text[])
      or (sent_at is not null and order_id in (select id from orders where user_id = ${userId}))`.execute(tx);
};
