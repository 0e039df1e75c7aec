import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Tx } from '../../../platform/database/index.ts';

/**
 * Registrations that nobody confirmed, who may have typed anybody's address: it is free again. One whose letter still works
 * waits for it.
 */
export const forgetRegistrations = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    with ended as (select u.id from users u
        where not u.temporary and u.email is not null and u.email_confirmed_at is null and u.phone_confirmed_at is null
          and u.created_at < ${daysAgo(personalTerms.registrations)} and not exists (select from logins where user_id = u.id)
          and not exists (select from user_networks where user_id = u.id)
          and not exists (select from one_time_codes where user_id = u.id and ended_at is null and expires_at > now())
        limit ${limit} for no key update skip locked),
      codes as (delete from one_time_codes where user_id in (select id from ended) returning 1)
    update users set email = null, new_email = null, name = '', last_name = '', second_name = '', password_hash = null,
      password_weak = false, password_contested = false, password_visitor = null, mailing = false, deleted_at = now()
    where id in (select id from ended) returning id`,
  );
