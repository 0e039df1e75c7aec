import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { daysAgo } from './ago.repository.ts';
import { terms } from './terms.ts';

const count = async (db: Executor, query: RawBuilder<unknown>): Promise<number> =>
  (await query.execute(db)).rows.length;

/** Released holds go, sold ones forget who held; no line or number leads to a hold that is gone. */
export const forgetHolds = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    with ended as (select id, state from holds where state in ('released', 'sold') and visitor <> '' and expires_at < ${daysAgo(terms.holds)}
        order by expires_at limit ${limit} for update skip locked),
      numbers as (update booked_numbers set hold_id = null where hold_id in (select id from ended where state = 'released') returning 1),
      lines as (update order_lines set hold_id = null where hold_id in (select id from ended where state = 'released') returning 1),
      sold as (update holds set visitor = '', address = '' where id in (select id from ended where state = 'sold') returning 1)
    select id, state from ended`,
  );

/** In a statement of its own: what led to the holds has to be gone first. */
export const deleteLooseHolds = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    delete from holds where id in (
      select id from holds h where state = 'released' and visitor <> '' and expires_at < ${daysAgo(terms.holds)}
        and not exists (select from order_lines where hold_id = h.id) and not exists (select from booked_numbers where hold_id = h.id)
      order by expires_at limit ${limit} for update skip locked)
    returning id`,
  );

/**
 * Registrations that nobody confirmed, who may have typed anybody's address: it is free again. One whose letter still works
 * waits for it.
 */
export const forgetRegistrations = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    with ended as (select u.id from users u
        where not u.temporary and u.email is not null and u.email_confirmed_at is null and u.phone_confirmed_at is null
          and u.created_at < ${daysAgo(terms.registrations)} and not exists (select from logins where user_id = u.id)
          and not exists (select from user_networks where user_id = u.id)
          and not exists (select from one_time_codes where user_id = u.id and ended_at is null and expires_at > now())
        limit ${limit} for no key update skip locked),
      codes as (delete from one_time_codes where user_id in (select id from ended) returning 1)
    update users set email = null, new_email = null, name = '', last_name = '', second_name = '', password_hash = null,
      password_weak = false, password_contested = false, password_visitor = null, mailing = false, deleted_at = now()
    where id in (select id from ended) returning id`,
  );

export const deleteLogins = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    delete from logins where id in (
      select id from logins where created_at < ${daysAgo(terms.logins)}
        and least(coalesce(revoked_at, expires_at), expires_at) < ${daysAgo(terms.logins)} limit ${limit} for update skip locked)
    returning id`,
  );

/** Whom a letter went to and about what; the next cause makes a letter of its own. */
export const deleteLetters = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    delete from letters where id in (
      select id from letters where created_at < ${daysAgo(terms.letters)} and state <> 'waiting' limit ${limit} for update skip locked)
    returning id`,
  );

export const forgetOffers = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    update ticket_transfers set email = '' where id in (
      select id from ticket_transfers where closed_at < ${daysAgo(terms.offers)} and email <> '' limit ${limit} for update skip locked)
    returning id`,
  );

export const deleteBaskets = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    delete from basket_lines where id in (
      select id from basket_lines where added_at < ${daysAgo(terms.baskets)} limit ${limit} for update skip locked)
    returning id`,
  );

/** Mailings that were never confirmed, and ended ones: that they were wanted stays among the consents. */
export const deleteSubscriptions = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    delete from subscriptions where id in (
      select id from subscriptions where (confirmed_at is null and asked_at < ${daysAgo(terms.subscriptions)})
        or (ended_at < ${daysAgo(terms.subscriptions)} and asked_at < ended_at) limit ${limit} for update skip locked)
    returning id`,
  );

/** The money stays, whom it was given to does not. */
export const forgetRecipients = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    update certificates set recipient_name = '', recipient_email = '', recipient_text = '' where id in (
      select id from certificates where valid_until < ${daysAgo(terms.certificates)} and recipient_email <> ''
      limit ${limit} for update skip locked)
    returning id`,
  );

export const deleteSupportRequests = async (db: Executor, limit: number): Promise<number> =>
  count(
    db,
    sql`
    delete from support_requests where id in (
      select id from support_requests where created_at < ${daysAgo(terms.supportRequests)} limit ${limit} for update skip locked)
    returning id`,
  );
