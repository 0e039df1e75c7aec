import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import { isInsurableColumn } from '../events/index.ts';
import type { TicketView } from './ticket.ts';
import { confirmedAddress, isRefundComing, raceEnd, seatOf } from './ticket-parts.repository.ts';
import { type TicketRow, toView } from './ticket-row.ts';

/** Of a list that has no pages. */
const listLimit = 500;
/** Nobody: who reads for a letter, or before anybody is known. */
const nobody = 0;

/** `order`, `limit` and `offset` are of the caller; every reader's list is one statement. */
const select = async (
  db: Executor,
  viewerId: number,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`f.start_time, t.id limit ${listLimit}`,
): Promise<TicketView[]> => {
  const { rows } = await sql<TicketRow>`
    with me as (select ${viewerId}::bigint as id, ${confirmedAddress(viewerId)} as address)
    select t.id, t.public_id as "publicId", t.user_id as "userId", t.original_user_id as "originalUserId",
      ou.public_id as "originalUserPublicId", t.status, t.ticket_number as "ticketNumber", t.qr_version as "qrVersion",
      t.start_number as "startNumber", t.inside_number as "insideNumber", coalesce(t.sector, p.sector) as sector,
      coalesce(t.seat_row, p.seat_row) as "row", coalesce(t.seat_place, p.seat_place) as seat, t.price_minor as price, t.kind, t.info,
      t.club_public_id as "clubPublicId", t.offline_registered_at is not null as "isHandedOut",
      exists (select from policies p where p.ticket_id = t.id and p.user_id = t.user_id and p.cancelled_at is null) as "isInsured",
      ${isInsurableColumn} as "isInsurable", o.public_id as "orderPublicId", o.email,
      x.status as "transferStatus", x.email as "transferEmail", x.expires_at as "transferUntil",
      case when x.id is null then null when x.from_user_id = me.id then 'out' else 'in' end as "transferDirection",
      coalesce(x.status = 'waiting' and x.from_user_id <> me.id, false) as "isOffered",
      case when b.ticket_id is not null then b.sum_minor + coalesce((select sum(m.certificates_minor + m.money_minor) from order_refunds m
        where m.cause = 'ticket:' || t.id || ':rest' or m.share_of = 'ticket:' || t.id || ':rest'), 0)::bigint end as "refundSum", b.requested_at as "refundRequestedAt", b.done_at as "refundDoneAt",
      r.status as "raceStatus", ${raceEnd} as "raceEnd",
      tm.public_id as "teamPublicId", tm.title as "teamTitle", tm.number as "teamNumber",
      k.name_ru as "clusterRu", k.name_en as "clusterEn", k.start_time as "clusterStart",
      f.public_id as "formatPublicId", f.title_ru as "formatRu", f.title_en as "formatEn", f.start_time as "startTime",
      f.registration_end as "registrationEnd", f.qr, f.online, f.distance_km as distance, f.preregistration,
      f.booked_numbers as "bookedNumbers", f.notes_ru as "notesRu", f.notes_en as "notesEn", e.transfers,
      e.public_id as "eventPublicId", e.title_ru as "eventRu", e.title_en as "eventEn",
      e.banners #>> '{landing_page,mobile_picture}' as "mobilePicture", et.title_ru as "typeRu", et.title_en as "typeEn",
      et.logo as "typeLogo",
      ec.public_id as "cityPublicId", c.name_ru as "cityRu", c.name_en as "cityEn", ec.timezone, ec.start_time as "cityStart",
      ec.finish_time as "finishTime", ec.status = 'cancelled' as "isCancelled",
      ${isRefundComing} as "isRefundComing", ec.place_ru as "placeRu", ec.place_en as "placeEn", ec.address_ru as "addressRu",
      ec.address_en as "addressEn", ec.directions_ru as "directionsRu", ec.directions_en as "directionsEn", ec.latitude,
      ec.longitude, ec.plate
    from me, tickets t
    join orders o on o.id = t.order_id
    join users ou on ou.id = t.original_user_id
    join formats f on f.id = t.format_id
    join event_cities ec on ec.id = f.event_city_id
    join cities c on c.id = ec.city_id
    join events e on e.id = ec.event_id
    join event_types et on et.id = e.event_type_id
    left join teams tm on tm.id = t.team_id
    left join format_clusters k on k.id = t.cluster_id
    left join online_races r on r.ticket_id = t.id
    left join lateral ${seatOf} p on true
    left join ticket_returns b on b.ticket_id = t.id and t.status in ('processing', 'returned')
    left join lateral (select x.* from ticket_transfers x, me where x.ticket_id = t.id
      and (me.id in (x.from_user_id, x.to_user_id) or (x.status = 'waiting' and lower(x.email) = me.address))
      order by x.id desc limit 1) x on true
    where ${condition}
    order by ${order}`.execute(db);
  return rows.map((row) => toView(row, viewerId));
};

/** The start of a ticket or of its wave is over (TICKET-42); a virtual race, run at any time of its window, when that is. */
const isOver = (now: Date): RawBuilder<unknown> =>
  sql`(case when f.online then ${raceEnd} else coalesce(k.start_time, f.start_time) end <= ${now})`;

/** Tickets a person holds, those on offer to somebody aside, whose start is not over (DEC-72). */
export const selectMyTickets = (db: Executor, userId: number, now: Date): Promise<TicketView[]> =>
  select(
    db,
    userId,
    sql`t.user_id = ${userId} and t.status in ('active', 'processing', 'blocked') and not ${isOver(now)}`,
  );

const isGiven = (userId: number): RawBuilder<unknown> => sql`(t.user_id <> ${userId} and t.id in (
  select id from tickets where original_user_id = ${userId}
  union all select ticket_id from ticket_transfers where from_user_id = ${userId} and status = 'accepted'))`;
const isOffered = (now: Date): RawBuilder<unknown> => sql`(t.status = 'transfer' and t.id in (
  select o.ticket_id from ticket_transfers o, me where o.status = 'waiting' and lower(o.email) = me.address and o.expires_at > ${now}))`;

/** Given away by the person, on offer by him, offered to him; the latest start first (DEC-72). */
export const selectTransferredTickets = (db: Executor, userId: number, now: Date): Promise<TicketView[]> =>
  select(
    db,
    userId,
    sql`(t.user_id = ${userId} and t.status = 'transfer') or ${isGiven(userId)} or ${isOffered(now)}`,
    sql`f.start_time desc, t.id desc limit ${listLimit}`,
  );

/** Tickets of a person whose start is over, and returned ones; the latest first, and how many there are. Two statements. */
export const selectPastTickets = async (
  db: Executor,
  userId: number,
  now: Date,
  { limit, offset }: Slice,
): Promise<{ tickets: TicketView[]; total: number }> => {
  const isPast = sql`t.user_id = ${userId} and (t.status = 'returned' or ${isOver(now)})`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from tickets t join formats f on f.id = t.format_id
    join event_cities ec on ec.id = f.event_city_id left join format_clusters k on k.id = t.cluster_id
    where ${isPast}`.execute(db);
  return {
    tickets: await select(db, userId, isPast, sql`f.start_time desc, t.id desc limit ${limit} offset ${offset}`),
    total: rows[0]?.total ?? 0,
  };
};

export const findTicket = async (db: Executor, publicId: string): Promise<TicketView | null> =>
  (await select(db, nobody, sql`t.public_id = ${publicId}`))[0] ?? null;

/** A ticket while this person holds it, by public ids. */
export const findHeldBy = async (db: Executor, publicId: string, holder: string): Promise<TicketView | null> =>
  (
    await select(
      db,
      nobody,
      sql`t.public_id = ${publicId} and t.user_id = (select u.id from users u where u.public_id = ${holder})`,
    )
  )[0] ?? null;

/** Tickets of an order that are the buyer's still, by their numbers. */
export const findTicketsOfOrder = (db: Executor, orderId: number): Promise<TicketView[]> =>
  select(
    db,
    nobody,
    sql`t.order_id = ${orderId} and t.status <> 'returned' and t.user_id = t.original_user_id`,
    sql`t.id`,
  );

/** A ticket for who holds it, has given it away or is offered it at `now`; null for everybody else. */
export const findTicketOf = async (
  db: Executor,
  publicId: string,
  userId: number,
  now: Date,
): Promise<TicketView | null> =>
  (
    await select(
      db,
      userId,
      sql`t.public_id = ${publicId} and (t.user_id = ${userId} or ${isGiven(userId)} or ${isOffered(now)})`,
    )
  )[0] ?? null;
