import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { scrubOrders } from '../profile/erase.repository.ts';
import { daysAgo, yearsAgo } from './ago.repository.ts';
import { terms } from './terms.ts';

/** Files that a ticket, a race or an order that may still be paid leads to are used; the others go with the next sweep. */
const releaseFiles = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (!ids.length) return;
  await sql`
    update files f set used_at = null where f.id = any(${ids}::bigint[])
      and not exists (select from tickets t where t.file_id = f.id or t.license_file_id = f.id)
      and not exists (select from online_races r where r.file_id = f.id)
      and not exists (select from club_results c where c.file_id = f.id)
      and not exists (select from orders o join order_lines l on l.order_id = o.id
        where (o.status = 'pending' or (o.paid_at is not null and o.issued_at is null))
          and f.id in ((l.details ->> 'fileId')::bigint, (l.details ->> 'licenseFileId')::bigint))`.execute(tx);
};

/** Uploads of orders that ended unpaid, once their late money is not honoured any more. */
export const forgetUnpaidUploads = async (tx: Tx, limit: number): Promise<number> => {
  const { rows } = await sql<{ fileId: number | null; licenseFileId: number | null }>`
    with lines as (
      select l.id, (l.details ->> 'fileId')::bigint as "fileId", (l.details ->> 'licenseFileId')::bigint as "licenseFileId"
      from orders o join order_lines l on l.order_id = o.id
      where o.status in ('expired', 'cancelled') and o.email <> '' and o.expires_at < ${daysAgo(terms.unpaidUploads)}
        and (l.details ->> 'fileId' is not null or l.details ->> 'licenseFileId' is not null)
      limit ${limit} for update of l skip locked)
    update order_lines l set details = l.details || '{"fileId": null, "licenseFileId": null}' from lines where l.id = lines.id
    returning lines."fileId", lines."licenseFileId"`.execute(tx);
  const ids = rows.flatMap((row) => [row.fileId, row.licenseFileId]).filter((id) => id !== null);
  await releaseFiles(tx, ids);
  return rows.length;
};

/** Orders that were never paid keep their sums and goods; guests who never paid for anything are forgotten with them. */
export const scrubUnpaidOrders = async (tx: Tx, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: number; userId: number }>`
    select o.id, o.user_id as "userId" from orders o
    where o.status in ('expired', 'cancelled') and o.email <> '' and o.expires_at < ${daysAgo(terms.unpaidOrders)}
      and not exists (select from refunds r where r.order_id = o.id and r.status = 'waiting')
    order by o.expires_at limit ${limit} for update of o skip locked`.execute(tx);
  await scrub(tx, rows);
  return rows.length;
};

/** Free orders that nobody confirmed: their places went back, nothing was bought. Those with a ticket that stayed are purchases. */
export const scrubLapsedOrders = async (tx: Tx, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: number; userId: number }>`
    select o.id, o.user_id as "userId" from orders o
    where o.confirmation = 'lapsed' and o.email <> '' and o.confirm_by < ${daysAgo(terms.unpaidOrders)}
      and not exists (select from tickets t where t.order_id = o.id and t.status <> 'returned')
    order by o.id limit ${limit} for update of o skip locked`.execute(tx);
  await scrub(tx, rows);
  return rows.length;
};

const scrub = async (tx: Tx, orders: readonly { id: number; userId: number }[]): Promise<void> => {
  if (!orders.length) return;
  await scrubOrders(tx, sql`select unnest(${orders.map(({ id }) => id)}::bigint[])`);
  await forgetGuests(
    tx,
    orders.map(({ userId }) => userId),
  );
};

/** Guests whose purchases an account has joined. */
export const forgetJoinedGuests = async (tx: Tx, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.temporary and u.email is not null and u.created_at < ${daysAgo(terms.unpaidOrders)}
      and not exists (select from orders o where o.user_id = u.id)
    limit ${limit} for no key update of u skip locked`.execute(tx);
  await forgetGuests(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
};

/** Guests whose last order was scrubbed. */
const forgetGuests = async (tx: Tx, userIds: readonly number[]): Promise<void> => {
  const guests = sql`
    select u.id from users u where u.temporary and u.id = any(${userIds}::bigint[])
      and not exists (select from orders o where o.user_id = u.id and o.email <> '')`;
  await sql`delete from logins where user_id in (${guests})`.execute(tx);
  await sql`
    update users set email = null, phone = null, name = '', last_name = '', second_name = '' where id in (${guests})`.execute(
    tx,
  );
};

/** Who would have run with returned tickets. */
export const forgetReturned = async (tx: Tx, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select t.id from tickets t where t.status = 'returned' and t.info is not null and not exists (
      select from ticket_returns r where r.ticket_id = t.id and coalesce(r.done_at, now()) > ${daysAgo(terms.returnedTickets)})
    order by t.id limit ${limit} for update of t skip locked`.execute(tx);
  await forgetParticipants(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
};

/** Starts whose participants were kept for as long as the law allows; all tickets of one start at once. */
export const forgetStarts = async (tx: Tx, years: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from formats where participants_forgotten_at is null and start_time < ${yearsAgo(years)}
    order by start_time limit 1 for update skip locked`.execute(tx);
  const [format] = rows;
  if (!format) return 0;
  const { rows: tickets } = await sql<{ id: number }>`
    select id from tickets where format_id = ${format.id} and info is not null order by id for update`.execute(tx);
  await forgetParticipants(
    tx,
    tickets.map(({ id }) => id),
  );
  await sql`update formats set participants_forgotten_at = now() where id = ${format.id}`.execute(tx);
  return 1;
};

const forgetParticipants = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (!ids.length) return;
  const { rows } = await sql<{ fileId: number | null; licenseFileId: number | null }>`
    select file_id as "fileId", license_file_id as "licenseFileId" from tickets where id = any(${ids}::bigint[])
    union all select file_id, null from online_races where ticket_id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    update online_races set link = null, comment = null, file_id = null where ticket_id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`
    update order_lines set details = details - 'info' || '{"fileId": null, "licenseFileId": null}'
    where id in (select order_line_id from tickets where id = any(${ids}::bigint[]))`.execute(tx);
  await sql`
    update tickets set info = null, registered_at = null, file_id = null, license_file_id = null, club_public_id = null
    where id = any(${ids}::bigint[])`.execute(tx);
  await releaseFiles(
    tx,
    rows.flatMap((row) => [row.fileId, row.licenseFileId]).filter((id) => id !== null),
  );
};

/** Licences and medical papers are needed until the start, and a month for questions about it. */
export const forgetStartUploads = async (tx: Tx, limit: number): Promise<number> => {
  const { rows } = await sql<{ fileId: number | null; licenseFileId: number | null }>`
    with past as (
      select t.id, t.order_line_id, t.file_id as "fileId", t.license_file_id as "licenseFileId"
      from tickets t join formats f on f.id = t.format_id
      where (t.file_id is not null or t.license_file_id is not null) and f.start_time < ${daysAgo(terms.startUploads)}
      limit ${limit} for update of t skip locked),
    lines as (
      update order_lines set details = details || '{"fileId": null, "licenseFileId": null}'
      where id in (select order_line_id from past) returning 1)
    update tickets t set file_id = null, license_file_id = null from past where t.id = past.id
    returning past."fileId", past."licenseFileId"`.execute(tx);
  await releaseFiles(
    tx,
    rows.flatMap((row) => [row.fileId, row.licenseFileId]).filter((id) => id !== null),
  );
  return rows.length;
};

/** Sums, goods, payments and receipts stay; who bought, where it was sent and who was insured has served its term. */
export const scrubOldPurchases = async (tx: Tx, years: number, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: number; userId: number }>`
    select id, user_id as "userId" from orders where created_at < ${yearsAgo(years)} and paid_at < ${yearsAgo(years)} and email <> ''
    order by id limit ${limit} for update skip locked`.execute(tx);
  if (!rows.length) return 0;
  const ids = sql`select unnest(${rows.map(({ id }) => id)}::bigint[])`;
  await scrubOrders(tx, ids);
  await sql`
    update policies set last_name = '', first_name = '', second_name = '', phone = '', birth_date = null, gender = null, file_id = null
    where order_id in (${ids})`.execute(tx);
  await forgetGuests(
    tx,
    rows.map(({ userId }) => userId),
  );
  return rows.length;
};

/** Consents of guests and of erased people; those of an account stay as long as it does. */
export const deleteConsents = async (db: Executor, years: number, limit: number): Promise<number> => {
  const { rows } = await sql`
    delete from consents where id in (
      select c.id from consents c left join users u on u.id = c.user_id
      where c.created_at < ${yearsAgo(years)} and (u.id is null or u.temporary or u.deleted_at is not null)
        and not exists (select from subscriptions s where lower(s.email) = lower(c.email) and s.confirmed_at is not null and s.ended_at is null)
      limit ${limit} for update of c skip locked)
    returning id`.execute(db);
  return rows.length;
};
