import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Tx, yearsAgo } from '../../../platform/database/index.ts';

export const deleteLogins = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    delete from logins where id in (
      select id from logins where created_at < ${daysAgo(personalTerms.logins)}
        and least(coalesce(revoked_at, expires_at), expires_at) < ${daysAgo(personalTerms.logins)} limit ${limit} for update skip locked)
    returning id`,
  );

/** Mailings that were never confirmed, and ended ones: that they were wanted stays among the consents. */
export const deleteSubscriptions = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    delete from subscriptions where id in (
      select id from subscriptions where (confirmed_at is null and asked_at < ${daysAgo(personalTerms.subscriptions)})
        or (ended_at < ${daysAgo(personalTerms.subscriptions)} and asked_at < ended_at) limit ${limit} for update skip locked)
    returning id`,
  );

/** Consents of guests and of erased people; those of an account stay as long as it does. */
export const deleteConsents = (tx: Tx, years: number, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    delete from consents where id in (
      select c.id from consents c left join users u on u.id = c.user_id
      where c.created_at < ${yearsAgo(years)} and (u.id is null or u.temporary or u.deleted_at is not null)
        and not exists (select from subscriptions s where lower(s.email) = lower(c.email) and s.confirmed_at is not null and s.ended_at is null)
      limit ${limit} for update of c skip locked)
    returning id`,
  );
