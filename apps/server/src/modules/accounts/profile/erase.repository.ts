import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export type Erased = {
  readonly userId: number;
  /** Lower case; confirmed: whatever was sent to them or typed with them is the person's. */
  readonly emails: readonly string[];
  /** Lower case; of the account, but nobody has proved that they are the person's. */
  readonly unproved: readonly string[];
  readonly phones: readonly string[];
  /** Keyed hash of e-mail or phone: by it the person himself can still prove a consent. */
  readonly personHash: string | null;
};

export type Obstacles = { hasOpenOrder: boolean; hasTickets: boolean };

/** Money that comes for an expired order after all makes no ticket any more: it goes back (DEC-89). */
export const cancelExpired = async (tx: Tx, userId: number): Promise<void> => {
  await sql`update orders set status = 'cancelled' where user_id = ${userId} and status = 'expired'`.execute(tx);
};

/** Orders that wait for money and were typed by a guest, who may be anybody, with the e-mail of the account. */
export const findJoinedUnpaid = async (tx: Tx, userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from orders where user_id = ${userId} and status = 'pending' and joined_at is not null order by id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};

/** Orders that money may still come for, and tickets of coming starts that were not returned. */
export const findObstacles = async (tx: Tx, userId: number): Promise<Obstacles> => {
  const { rows } = await sql<Obstacles>`
    select exists (select 1 from orders where user_id = ${userId}
        and (status = 'pending' or (status in ('paid', 'authorized') and issued_at is null))) as "hasOpenOrder",
      exists (select 1 from tickets t join formats f on f.id = t.format_id where t.user_id = ${userId}
        and t.status in ('active', 'transfer') and f.start_time > now()) as "hasTickets"`.execute(tx);
  return rows[0] ?? { hasOpenOrder: false, hasTickets: false };
};

/**
 * Own orders and every ticket whose fate ends here, in the order in which changes of a ticket lock them. Starts that were held
 * come first: an import of results that is under way ends before, one that comes later knows that the account is gone.
 */
export const lockBelongings = async (tx: Tx, { userId, emails }: Erased): Promise<void> => {
  await sql`
    select id from event_cities where start_time <= now()
      and id in (select f.event_city_id from tickets t join formats f on f.id = t.format_id where t.user_id = ${userId})
    order by id for no key update`.execute(tx);
  await sql`select id from orders where user_id = ${userId} order by id for no key update`.execute(tx);
  await sql`
    select id from tickets where user_id = ${userId} or id in (select ticket_id from ticket_transfers
      where status = 'waiting' and (from_user_id = ${userId} or lower(email) = any(${emails}::text[])))
    order by id for update`.execute(tx);
};

/** Guests who paid with the person's confirmed address: their purchases have joined the account, only shells are left. */
export const eraseGuests = async (tx: Tx, { emails }: Erased): Promise<void> => {
  await sql`
    update users set email = null, phone = null, name = '', last_name = '', second_name = ''
    where temporary and lower(email) = any(${emails}::text[])`.execute(tx);
};

/** The row stays, for orders and tickets lead to it; nothing of the person does. */
export const eraseUser = async (tx: Tx, { userId, emails }: Erased): Promise<void> => {
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
  await sql`delete from club_members where user_id = ${userId}`.execute(tx);
  await sql`delete from club_results where user_id = ${userId}`.execute(tx);
  await sql`delete from basket_lines where user_id = ${userId}`.execute(tx);
  await sql`
    delete from support_requests where user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(tx);
};

/** Kept as proof, as the law demands: purpose, text, moment and IP address, but no longer whose e-mail it was (DEC-44). */
export const eraseConsents = async (tx: Tx, { userId, emails, personHash }: Erased): Promise<void> => {
  await sql`
    update consents set email = null, person_hash = ${personHash}
    where user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(tx);
};

/**
 * Codes, subscriptions and begun registrations. Of an address that nobody proved to be his only what he himself caused goes:
 * letters and codes of whoever reads it stay.
 */
export const eraseMessages = async (tx: Tx, { userId, emails, unproved, phones }: Erased): Promise<void> => {
  await sql`
    delete from letters where lower(recipient) = any(${unproved}::text[]) and template in ('new_email', 'confirm_email')
      and (created_at < now() - interval '1 day' or data ->> 'code' in (
        select public_id from one_time_codes where user_id = ${userId}))`.execute(tx);
  await sql`delete from one_time_codes where user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(tx);
  await sql`delete from phone_codes where user_id = ${userId} or phone = any(${phones}::text[])`.execute(tx);
  await sql`delete from letter_requests where lower(email) = any(${emails}::text[])`.execute(tx);
  await sql`
    delete from network_states where user_id = ${userId} or lower(answer ->> 'email') = any(${emails}::text[])`.execute(
    tx,
  );
  await sql`delete from subscriptions where lower(email) = any(${emails}::text[])`.execute(tx);
  await sql`
    delete from letters
    where lower(recipient) = any(${[...emails, ...phones]}::text[])
      or data ->> 'order' in (select public_id from orders where user_id = ${userId})
      or data ->> 'ticket' in (select public_id from tickets where user_id = ${userId})
      or data ->> 'support' in (select public_id from support_requests
        where user_id = ${userId} or lower(email) = any(${emails}::text[]))
      or exists (select from policies p join orders o on o.id = p.order_id
        where p.public_id = data ->> 'policy' and o.user_id = ${userId} and (p.user_id = ${userId} or lower(o.email) = lower(recipient)))
      or (state = 'sent' and data ->> 'line' in (
        select l.id::text from order_lines l join orders o on o.id = l.order_id where o.user_id = ${userId}))`.execute(
    tx,
  );
};

/** Sums, goods and payments are documents and stay; who bought and who was to run does not. `ids`: a select of orders. */
export const scrubOrders = async (tx: Tx, ids: RawBuilder<unknown>): Promise<void> => {
  const own = sql`(${ids})`;
  await sql`update order_lines set details = details - 'info' - 'recipient' - 'person' where order_id in ${own}`.execute(
    tx,
  );
  await sql`
    update shipments set first_name = '', last_name = '', phone = '', address = '' where order_id in ${own}`.execute(
    tx,
  );
  await sql`update payments set form = null, redirect_url = null where order_id in ${own}`.execute(tx);
  await sql`delete from idempotency_keys where order_id in ${own}`.execute(tx);
  await sql`update orders set email = '', phone = null, visitor = null, network = null where id in ${own}`.execute(tx);
};

export const eraseOrders = async (tx: Tx, { userId }: Erased): Promise<void> => {
  await scrubOrders(tx, sql`select id from orders where user_id = ${userId}`);
  await sql`
    update policies set last_name = '', first_name = '', second_name = '', phone = '', birth_date = null, gender = null,
      file_id = null
    where user_id = ${userId}`.execute(tx);
};

/**
 * Certificates stay worth what they are. A present that is still to be sent goes to its recipient; of sent ones, and of those
 * that the person himself gets, nothing but the money stays.
 */
export const eraseCertificates = async (tx: Tx, { userId, emails }: Erased): Promise<void> => {
  await sql`
    update certificates set recipient_name = '', recipient_email = '', recipient_text = '', sent_at = coalesce(sent_at, now())
    where lower(recipient_email) = any(${emails}::text[])
      or (sent_at is not null and order_id in (select id from orders where user_id = ${userId}))`.execute(tx);
};

/** Offers to the person are declined, his own are taken back; no address stays in either. */
export const eraseTransfers = async (tx: Tx, { userId, emails }: Erased): Promise<void> => {
  await sql`
    with declined as (
      update ticket_transfers set status = 'declined', closed_at = now()
      where status = 'waiting' and lower(email) = any(${emails}::text[]) returning ticket_id)
    update tickets set status = 'active' where id in (select ticket_id from declined) and status = 'transfer'`.execute(
    tx,
  );
  await sql`
    update ticket_transfers set status = 'taken_back', closed_at = now()
    where status = 'waiting' and from_user_id = ${userId}`.execute(tx);
  await sql`
    update ticket_transfers set email = ''
    where from_user_id = ${userId} or to_user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(tx);
};

/**
 * Number and result of the start stay with the ticket, the participant does not; nobody enters with a coming one. One that
 * waits for its money keeps the size of its shirt, which goes back on sale with the place.
 */
export const eraseTickets = async (tx: Tx, { userId }: Erased): Promise<void> => {
  await sql`
    update online_races set link = null, comment = null, file_id = null
    where ticket_id in (select id from tickets where user_id = ${userId})`.execute(tx);
  await sql`
    update tickets t set registered_at = null,
      info = case when t.status = 'processing' and t.info ? 'item_size' then jsonb_build_object('item_size', t.info -> 'item_size') end, file_id = null, license_file_id = null, club_public_id = null,
      status = case when t.status in ('active', 'transfer') and f.start_time > now() then 'blocked'
        when t.status = 'transfer' then 'active' else t.status end
    from formats f where f.id = t.format_id and t.user_id = ${userId}`.execute(tx);
};

/** The result stays in its table without the name, and is not found by it. */
export const eraseResults = async (tx: Tx, { userId }: Erased): Promise<void> => {
  await sql`
    update results set last_name = '', first_name = '', name_hidden = true, name_words = null, name_words_back = null
    where ticket_id in (select id from tickets where user_id = ${userId}) and (last_name <> '' or first_name <> '')`.execute(
    tx,
  );
};

/** Nobody's and unused since long ago: the sweep of unused files takes row and bytes away, now or after a crash. */
export const eraseFiles = async (tx: Tx, { userId }: Erased): Promise<void> => {
  await sql`
    update club_results set file_id = null where file_id in (select id from files where user_id = ${userId})`.execute(
    tx,
  );
  await sql`update tickets set file_id = null where file_id in (select id from files where user_id = ${userId})`.execute(
    tx,
  );
  await sql`
    update tickets set license_file_id = null
    where license_file_id in (select id from files where user_id = ${userId})`.execute(tx);
  await sql`
    update files set user_id = null, visitor = null, name = '', used_at = null, created_at = to_timestamp(0)
    where user_id = ${userId}`.execute(tx);
};
