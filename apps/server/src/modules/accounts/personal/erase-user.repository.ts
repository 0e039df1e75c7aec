import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** The row stays, for orders and tickets lead to it; nothing of the person does. */
export const eraseUser = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`
    update users set email = null, email_confirmed_at = null, new_email = null, phone = null, phone_confirmed_at = null,
      password_hash = null, password_weak = false, password_contested = false, password_visitor = null, name = '', last_name = '', second_name = '',
      birth_date = null, gender = 'none', extra_contact = null, contact_name = null, contact_phone = null,
      type_relate = null, mailing = false, roles = '{}', discount = 0, deleted_at = now()
    where id = ${userId}`.execute(tx);
  await sql`
    update logins set revoked_at = coalesce(revoked_at, now()), os = null, browser = null, city = null, country = null,
      device = null, address_hash = null, visitor = null
    where user_id = ${userId}`.execute(tx);
  await sql`delete from user_networks where user_id = ${userId}`.execute(tx);
};

/** Guests who paid with the person's confirmed address: their purchases have joined the account, only shells are left. */
export const eraseGuests = async (tx: Tx, { emails }: ErasedPerson): Promise<void> => {
  await sql`
    update users set email = null, phone = null, name = '', last_name = '', second_name = ''
    where temporary and lower(email) = any(${emails}::text[])`.execute(tx);
};
