import type { OrderState, TicketKind } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { Fit } from './fit-participant.ts';
import type { MoveOfLine } from './move-of-line.ts';

/** The order that a ticket has now; null: there is no such ticket. */
export const findOrderOfTicket = async (db: Executor, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select order_id as id from tickets where public_id = ${publicId}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};

/** How a ticket was bought. */
export type Bought = {
  readonly at: Date;
  readonly price: Minor;
  readonly discount: Minor;
  readonly reason: 'sale' | 'vip' | 'promocode' | 'staff' | null;
  readonly place: number;
  readonly prices: readonly Minor[] | null;
  readonly list: readonly Minor[] | null;
  readonly sales: readonly { readonly discount: { readonly form: 'percent' | 'amount' } }[] | null;
  readonly vipForm: 'percent' | 'amount';
  readonly moved: MoveOfLine | null;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly isInsured: boolean;
};

export const findBought = async (tx: Tx, ticketId: number): Promise<Bought> => {
  const { rows } = await sql<Bought>`
    select t.created_at as at, l.price_minor as price, l.discount_minor as discount, l.reason, t.place, l.details -> 'prices' as prices,
      coalesce(l.details #> '{group,list}', l.details -> 'list') as list, l.details #> '{group,sales}' as sales, u.discount_form as "vipForm", l.details -> 'move' as moved,
      l.title_ru as "titleRu", l.title_en as "titleEn",
      exists (select from policies p where p.ticket_id = t.id and p.cancelled_at is null) as "isInsured"
    from tickets t join order_lines l on l.id = t.order_line_id join users u on u.id = t.original_user_id where t.id = ${ticketId}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('the ticket is gone');
  return row;
};

/** Whether the pack of a ticket waits in a parcel: its carriage is paid for there, and another order would bring none. */
export const hasWaitingPack = async (tx: Tx, ticketId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from tickets t join order_lines l on l.id = t.order_line_id
      join shipments s on s.order_id = l.order_id and l.unique_id = any(s.unique_ids)
    where t.id = ${ticketId} and s.state in ('new', 'picked', 'packed') limit 1`.execute(tx);
  return rows.length > 0;
};

/** Whether a move of a locked ticket waits for its money. */
export const hasWaitingMove = async (tx: Tx, ticketId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from ticket_moves m join orders o on o.id = m.order_id
    where m.ticket_id = ${ticketId} and m.done_at is null and o.status = 'pending' limit 1`.execute(tx);
  return rows.length > 0;
};

/** Whether a return of a locked ticket is not done: its money is on the way, or could not be sent and stays promised. */
export const hasOpenReturn = async (tx: Tx, ticketId: number): Promise<boolean> => {
  const { rows } = await sql`select from ticket_returns where ticket_id = ${ticketId} and done_at is null`.execute(tx);
  return rows.length > 0;
};

/** The place that an order which moves a ticket has taken of a reserve; null: none. */
export const findOpenedPlace = async (
  tx: Tx,
  orderId: number,
): Promise<{ readonly formatId: number; readonly kind: TicketKind } | null> => {
  const { rows } = await sql<{ formatId: number; kind: TicketKind }>`
    select item_id as "formatId", details ->> 'kind' as kind from order_lines
    where order_id = ${orderId} and details #>> '{move,fromReserve}' = 'true'`.execute(tx);
  return rows[0] ?? null;
};

/** Its version counts: whoever saw the ticket before sees that a move of it waits. BO-060 */
export const countVersion = async (tx: Tx, ticketId: number): Promise<void> => {
  await sql`update tickets set place = place where id = ${ticketId}`.execute(tx);
};

export type NewMove = {
  readonly publicId: string;
  readonly ticketId: number;
  readonly orderId: number;
  readonly from: { readonly formatId: number; readonly kind: TicketKind };
  readonly to: { readonly formatId: number; readonly kind: TicketKind };
  readonly was: Minor;
  readonly willBe: Minor;
  readonly fee: Minor;
  readonly askedBy: number;
  readonly decidedBy: number | null;
  readonly reason: string;
  readonly now: Date;
};

export const insertMove = async (tx: Tx, move: NewMove): Promise<number> => {
  const { from, to } = move;
  const { rows } = await sql<{ id: number }>`
    insert into ticket_moves (public_id, ticket_id, order_id, from_format_id, from_kind, to_format_id, to_kind, was_minor, will_be_minor,
      fee_minor, asked_by, decided_by, reason, created_at)
    values (${move.publicId}, ${move.ticketId}, ${move.orderId}, ${from.formatId}, ${from.kind}, ${to.formatId}, ${to.kind}, ${move.was},
      ${move.willBe}, ${move.fee}, ${move.askedBy}, ${move.decidedBy}, ${move.reason}, ${move.now}) returning id`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('a move was not written');
  return row.id;
};

/** Done once; answers the public id of the move that an order makes. */
export const closeMove = async (tx: Tx, orderId: number, now: Date): Promise<string> => {
  const { rows } = await sql<{ publicId: string }>`
    update ticket_moves set done_at = ${now} where order_id = ${orderId} and done_at is null returning public_id as "publicId"`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('a ticket is moved once');
  return row.publicId;
};

/** Where a ticket is now, and what it has there. */
export type MovedTo = {
  readonly id: number;
  readonly orderId: number;
  readonly lineId: number;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly clusterId: number | null;
  readonly startNumber: number | null;
  /** Really paid for it, all in all. */
  readonly price: Minor;
  readonly fit: Fit;
};

/** The old QR text opens nothing (DEC-70); papers were seen of who is registered still. */
export const moveTicketRow = async (tx: Tx, to: MovedTo): Promise<void> => {
  const { fit } = to;
  const info = fit.info === null ? null : JSON.stringify(fit.info);
  await sql`
    update tickets set order_id = ${to.orderId}, order_line_id = ${to.lineId}, place = 1, format_id = ${to.formatId}, kind = ${to.kind},
      team_id = null, inside_number = null, cluster_id = ${to.clusterId}, start_number = ${to.startNumber}, sector = null, seat_row = null,
      seat_place = null, price_minor = ${to.price}, info = ${info}::jsonb,
      registered_at = case when ${fit.info === null} then null else registered_at end,
      documents = case when ${fit.info === null} then '{}' else documents end,
      club_public_id = case when ${fit.info === null} then null else club_public_id end,
      license_file_id = ${fit.licenseFileId}, file_id = ${fit.fileId}, qr_version = qr_version + 1 where id = ${to.id}`.execute(
    tx,
  );
};

export const hasNumberRanges = async (tx: Tx, formatId: number): Promise<boolean> => {
  const { rows } = await sql`select from number_ranges where format_id = ${formatId} limit 1`.execute(tx);
  return rows.length > 0;
};

/** A wave of a format by its name in Russian. */
export const findWave = async (tx: Tx, formatId: number, name: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from format_clusters where format_id = ${formatId} and name_ru = ${name} and removed_at is null`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
};

/** A move as letters and cards tell it. */
export type ToldMove = {
  readonly publicId: string;
  readonly ticket: string;
  readonly orderId: number;
  readonly orderPublicId: string;
  readonly orderStatus: OrderState;
  readonly expiresAt: Date;
  readonly amount: Minor;
  readonly was: Minor;
  readonly willBe: Minor;
  readonly fee: Minor;
  readonly certificates: Minor;
  readonly fromRu: string;
  readonly fromEn: string | null;
  readonly toRu: string;
  readonly toEn: string | null;
  readonly isRegistered: boolean;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
};

const told = sql`select m.public_id as "publicId", t.public_id as ticket, o.id as "orderId", o.public_id as "orderPublicId",
    o.status as "orderStatus", o.expires_at as "expiresAt", o.amount_minor as amount, m.was_minor as was, m.will_be_minor as "willBe",
    m.fee_minor as fee, coalesce((select sum(r.certificates_minor) from order_refunds r where r.cause = 'move:' || m.id
      or r.share_of = 'move:' || m.id), 0)::bigint as certificates, b.title_ru as "fromRu", b.title_en as "fromEn", l.title_ru as "toRu",
    l.title_en as "toEn", t.info is not null as "isRegistered", m.created_at as "createdAt", m.done_at as "doneAt"
  from ticket_moves m join tickets t on t.id = m.ticket_id join orders o on o.id = m.order_id join order_lines l on l.order_id = o.id
  join order_lines b on b.id = o.moved_from_line_id`;

export const findToldMove = async (db: Executor, publicId: string): Promise<ToldMove | null> =>
  (await sql<ToldMove>`${told} where m.public_id = ${publicId}`.execute(db)).rows[0] ?? null;

/** Moves that a card shows, the latest. */
const mostMoves = 20;

export const selectMoves = async (db: Executor, ticketId: number): Promise<ToldMove[]> =>
  (await sql<ToldMove>`${told} where m.ticket_id = ${ticketId} order by m.id desc limit ${mostMoves}`.execute(db)).rows;

/** Who bought a ticket, if somebody else holds it: he hears of his money without the ticket. */
export const findOtherBuyer = async (
  tx: Tx,
  ticketId: number,
): Promise<{ readonly email: string; readonly language: 'ru' | 'en' } | null> => {
  const { rows } = await sql<{ email: string; language: 'ru' | 'en' }>`
    select o.email, o.language from tickets t join orders o on o.id = t.order_id
    where t.id = ${ticketId} and t.user_id <> o.user_id and o.email <> ''`.execute(tx);
  return rows[0] ?? null;
};

/** Where letters about an order go. */
export const findMailboxOfOrder = async (
  tx: Tx,
  orderId: number,
): Promise<{ readonly email: string; readonly language: 'ru' | 'en' }> => {
  const { rows } = await sql<{ email: string; language: 'ru' | 'en' }>`
    select email, language from orders where id = ${orderId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the order is gone');
  return row;
};

/** Where a ticket is, by public ids, and what its start takes for a move. */
export type StartOfTicket = {
  readonly version: number;
  readonly start: string;
  readonly format: string;
  readonly fee: Minor;
};

export const findStartOfTicket = async (db: Executor, publicId: string): Promise<StartOfTicket | null> => {
  const { rows } = await sql<StartOfTicket>`
    select t.version, ec.public_id as start, f.public_id as format, ec.move_fee_minor as fee from tickets t join formats f on f.id = t.format_id
    join event_cities ec on ec.id = f.event_city_id where t.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
