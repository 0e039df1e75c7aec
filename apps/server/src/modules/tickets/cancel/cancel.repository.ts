import type { Language } from '@trassa/contracts';
import { statesBefore, type TicketState, ticketTransitions } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { isRefundComing } from '../ticket-parts.repository.ts';

/** What the return of a ticket depends on. */
export type TicketToReturn = {
  readonly id: number;
  readonly publicId: string;
  readonly orderId: number;
  readonly lineId: number;
  readonly status: TicketState;
  readonly isPurchaser: boolean;
  readonly isHolder: boolean;
  readonly isHandedOut: boolean;
  /** Its start was called off, and a run gives its money back. */
  readonly isRefundComing: boolean;
  /** Kopecks really paid for the place. */
  readonly paid: Minor;
  readonly startTime: Date;
  readonly timezone: string;
  /** As stored; null: the season's. */
  readonly policy: unknown;
  /** Until then the whole comes back, for the start was moved after it was ordered; null: by the policy. BO-050 */
  readonly freeUntil: Date | null;
  /** Promised by an earlier return whose money could not be sent; null: the first one. */
  readonly promised: {
    readonly sum: Minor;
    readonly percent: number;
    readonly insurance: Minor;
    readonly basis: Minor;
  } | null;
};

/** Somebody is asked to say that the bank has paid a return of the ticket t: nobody returns it meanwhile. BO-072 */
const isPaidByHand = sql`exists (select from refunds h join approval_locks k on k.key = 'refund ' || h.public_id
  where (h.cause = 'ticket:' || t.id or h.cause like 'ticket:' || t.id || ':of:%') and h.status = 'failed')`;

/**
 * Since when the ticket t is one of its start ec: since its order, or since it was moved here from another start. A move from one
 * format to another makes a new order, and what was promised to earlier ones stays promised. BO-050
 */
const inStartSince = sql`coalesce(
  (select max(i.created_at) from ticket_moves k join orders i on i.id = k.order_id join formats was on was.id = k.from_format_id
    where k.ticket_id = t.id and k.done_at is not null and was.event_city_id <> ec.id),
  (select b.created_at from ticket_moves k join orders i on i.id = k.order_id join order_lines l on l.id = i.moved_from_line_id
    join orders b on b.id = l.order_id where k.ticket_id = t.id and k.done_at is not null order by k.id limit 1),
  o.created_at)`;

/** Of tickets t, their formats, starts, events and earlier returns. */
const toReturn = sql`t.id, t.public_id as "publicId", t.order_id as "orderId", t.order_line_id as "lineId",
  case when ${isPaidByHand} then 'processing' else t.status end as status,
  t.offline_registered_at is not null as "isHandedOut", ${isRefundComing} as "isRefundComing", t.price_minor as paid, f.start_time as "startTime", ec.timezone,
  e.refund_policy as policy, (select max(m.free_return_until) from event_city_moves m
    where m.event_city_id = ec.id and m.moved_at >= ${inStartSince}) as "freeUntil",
  r.sum_minor as sum, r.percent, r.insurance_minor as insurance, r.paid_minor as basis`;
const joined = sql`tickets t join orders o on o.id = t.order_id join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
  join events e on e.id = ec.event_id left join ticket_returns r on r.ticket_id = t.id`;

type ToReturnRow = Omit<TicketToReturn, 'promised'> & {
  readonly sum: Minor | null;
  readonly percent: number | null;
  readonly insurance: Minor | null;
  readonly basis: Minor | null;
};

const promisedOf = ({ sum, percent, insurance, basis, ...ticket }: ToReturnRow): TicketToReturn => {
  const isPromised = sum !== null && percent !== null && insurance !== null && basis !== null;
  return { ...ticket, promised: isPromised ? { sum, percent, insurance, basis } : null };
};

/** Tickets of these ids, for whoever returns them for their buyer; in the order of their ids. */
export const selectToReturn = async (db: Executor, ids: readonly number[]): Promise<TicketToReturn[]> => {
  const { rows } = await sql<ToReturnRow>`
    select ${toReturn}, true as "isPurchaser", true as "isHolder" from ${joined} where t.id = any(${[...ids]}::bigint[]) order by t.id`.execute(
    db,
  );
  return rows.map(promisedOf);
};

/** A ticket of somebody who holds or bought it, or is being offered it; null for everybody else. */
export const findTicketToReturn = async (
  db: Executor,
  publicId: string,
  userId: number,
): Promise<TicketToReturn | null> => {
  const { rows } = await sql<ToReturnRow>`
    select ${toReturn}, t.original_user_id = ${userId} as "isPurchaser", t.user_id = ${userId} as "isHolder" from ${joined}
    where t.public_id = ${publicId} and (t.user_id = ${userId} or t.original_user_id = ${userId} or exists (
      select from ticket_transfers o join users u on lower(u.email) = lower(o.email)
      where o.ticket_id = t.id and o.status = 'waiting' and u.id = ${userId} and not u.temporary and u.email_confirmed_at is not null))`.execute(
    db,
  );
  const row = rows[0];
  return row ? promisedOf(row) : null;
};

export type NewReturn = {
  readonly ticketId: number;
  /** Who asked for it, or whose it is that others returned for him. */
  readonly userId: number;
  /** Its letter is told by a larger one. */
  readonly isQuiet?: boolean;
  /** The ticket is blocked, and is so again if its money cannot be sent. */
  readonly isBlocked: boolean;
  /** Policies that have begun come back too. */
  readonly withBegun: boolean;
  readonly percent: number;
  /** What the percent was taken from. */
  readonly paid: Minor;
  readonly insurance: Minor;
  readonly sum: Minor;
  readonly now: Date;
};

/** Asked for once more after a failed refund, a return keeps what was promised first, and for which policies: its moment; those that had begun may come. */
export const insertReturn = async (tx: Tx, one: NewReturn): Promise<void> => {
  await sql`
    insert into ticket_returns (ticket_id, user_id, percent, paid_minor, insurance_minor, sum_minor, requested_at, quiet, blocked, with_begun)
    values (${one.ticketId}, ${one.userId}, ${one.percent}, ${one.paid}, ${one.insurance}, ${one.sum}, ${one.now}, ${one.isQuiet ?? false}, ${one.isBlocked}, ${one.withBegun})
    on conflict (ticket_id) do update set user_id = excluded.user_id, quiet = excluded.quiet, blocked = excluded.blocked,
      with_begun = ticket_returns.with_begun or excluded.with_begun`.execute(tx);
};

/** The sum of a person's own return. */
export const findReturnedSum = async (db: Executor, publicId: string, userId: number): Promise<Minor | null> => {
  const { rows } = await sql<{ sum: Minor }>`
    select r.sum_minor as sum from ticket_returns r join tickets t on t.id = r.ticket_id
    where t.public_id = ${publicId} and r.user_id = ${userId}`.execute(db);
  return rows[0]?.sum ?? null;
};

/** What a finished return gave back, and how much of it to gift certificates (DEC-84). */
export type ReturnedSum = { readonly sum: Minor; readonly certificates: Minor };

export const findReturn = async (db: Executor, publicId: string): Promise<ReturnedSum | null> => {
  const { rows } = await sql<ReturnedSum>`
    select r.sum_minor as sum, coalesce((select sum(o.certificates_minor) from order_refunds o
      where o.cause = 'ticket:' || t.id or o.share_of = 'ticket:' || t.id), 0)::bigint as certificates
    from ticket_returns r join tickets t on t.id = r.ticket_id
    where t.public_id = ${publicId} and r.done_at is not null`.execute(db);
  return rows[0] ?? null;
};

/** A ticket that is being returned, with all that goes back on sale. */
export type ReturnedTicket = {
  readonly id: number;
  readonly publicId: string;
  readonly status: TicketState;
  readonly orderId: number;
  readonly lineId: number;
  readonly formatId: number;
  readonly eventCityId: number;
  readonly clusterId: number | null;
  readonly teamId: number | null;
  readonly size: string | null;
  readonly email: string;
  readonly language: Language;
};

export const lockReturned = async (tx: Tx, id: number): Promise<ReturnedTicket> => {
  const { rows } = await sql<ReturnedTicket>`
    select t.id, t.public_id as "publicId", t.status, t.order_id as "orderId", t.order_line_id as "lineId", t.format_id as "formatId",
      f.event_city_id as "eventCityId", t.cluster_id as "clusterId", t.team_id as "teamId", t.info ->> 'item_size' as size, o.email, o.language
    from tickets t join formats f on f.id = t.format_id join orders o on o.id = t.order_id where t.id = ${id} for update of t`.execute(
    tx,
  );
  const row = rows[0];
  if (!row) throw new Error('the ticket is gone');
  return row;
};

/** Whether its buyer is told of it by the letter of a larger request. */
export const isQuietReturn = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql<{ quiet: boolean }>`select quiet from ticket_returns where ticket_id = ${id}`.execute(tx);
  return rows[0]?.quiet ?? false;
};

/** Ids of the tickets of an order that nobody would miss, locked, in the order of their ids. */
export const selectGivenUp = async (tx: Tx, orderId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select t.id from tickets t join formats f on f.id = t.format_id
    where t.order_id = ${orderId} and t.status = any(${statesBefore(ticketTransitions, 'give_up')}::text[]) and t.user_id = t.original_user_id and t.offline_registered_at is null
      and f.start_time > now() order by t.id for update of t`.execute(tx);
  return rows.map((row) => row.id);
};

/** Nobody can accept what is not there any more. */
export const closeOffers = async (tx: Tx, ticketIds: readonly number[]): Promise<void> => {
  await sql`update ticket_transfers set status = 'taken_back', closed_at = now()
    where ticket_id = any(${[...ticketIds]}::bigint[]) and status = 'waiting'`.execute(tx);
};

/** Tickets of an order that were not returned, those moved out of it included, by internal ids of their lines. */
export const countKept = async (tx: Tx, orderId: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*)::int as count from (
      select order_line_id as id from tickets where order_id = ${orderId} and status <> 'returned'
      union all
      select o.moved_from_line_id from order_lines l join orders o on o.moved_from_line_id = l.id
      join ticket_moves m on m.order_id = o.id and m.done_at is not null join tickets t on t.id = m.ticket_id
      where l.order_id = ${orderId} and t.status <> 'returned'
    ) kept group by 1`.execute(tx);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

export const setTicketStatus = async (tx: Tx, id: number, status: TicketState): Promise<void> => {
  await sql`update tickets set status = ${status} where id = ${id}`.execute(tx);
};

/** Number, team and start group are others' now; an old QR text opens nothing (DEC-70). */
export const finishReturn = async (tx: Tx, id: number, status: TicketState): Promise<void> => {
  await sql`
    update tickets set status = ${status}, start_number = null, inside_number = null, team_id = null, cluster_id = null,
      sector = null, seat_row = null, seat_place = null, qr_version = qr_version + 1 where id = ${id}`.execute(tx);
  await sql`update ticket_returns set done_at = now() where ticket_id = ${id}`.execute(tx);
};
