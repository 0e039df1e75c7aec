import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/**
 * Codes, begun registrations and subscriptions. Of an address that nobody proved to be his only what he himself caused goes:
 * codes of whoever reads it stay.
 */
export const eraseAccess = async (tx: Tx, { userId, emails, phones }: ErasedPerson): Promise<void> => {
  await sql`delete from one_time_codes where user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(tx);
  await sql`delete from phone_codes where user_id = ${userId} or phone = any(${phones}::text[])`.execute(tx);
  await sql`delete from letter_requests where lower(email) = any(${emails}::text[])`.execute(tx);
  await sql`
    delete from network_states where user_id = ${userId} or lower(answer ->> 'email') = any(${emails}::text[])`.execute(
    tx,
  );
  await sql`delete from subscriptions where lower(email) = any(${emails}::text[])`.execute(tx);
};
