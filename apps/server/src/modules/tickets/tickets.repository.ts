import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import { isInsurableColumn } from '../events/index.ts';
import type { TicketView } from './ticket.ts';
import { confirmedAddress, raceEnd, seatOf } from './ticket-parts.repository.ts';
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
    select t.id, t.public_id, t.user_id, t.original_user_id, ou.public_id as original_user_public_id, t.status, t.ticket_number, t.qr_version,
      t.start_number, t.inside_number, coalesce(t.sector, p.sector) as sector, coalesce(t.seat_row, p.seat_row) as seat_row,
      coalesce(t.seat_place, p.seat_place) as seat_place, t.price_minor, t.kind, t.info, t.club_public_id,
      t.offline_registered_at is not null as is_handed_out,
      exists (select from policies p where p.ticket_id = t.id and p.user_id = t.user_id and p.cancelled_at is null) as is_insured,
      ${isInsurableColumn} as insurable, o.public_id as order_public_id, o.email,
      x.status as transfer_status, x.email as transfer_email, x.expires_at as transfer_until,
      case when x.id is null then null when x.from_user_id = me.id then 'out' else 'in' end as transfer_direction,
      coalesce(x.status = 'waiting' and x.from_user_id <> me.id, false) as is_offered,
      b.sum_minor as refund_minor, b.requested_at as refund_requested, b.done_at as refund_done,
      r.status as race_status, ${raceEnd} as race_end,
      tm.public_id as team_public_id, tm.title as team_title, tm.number as team_number,
      k.name_ru as cluster_ru, k.name_en as cluster_en, k.start_time as cluster_start,
      f.public_id as format_public_id, f.title_ru as format_ru, f.title_en as format_en, f.start_time, f.registration_end, f.qr, f.online, f.distance_km,
      f.preregistration, f.booked_numbers, e.transfers,
      e.public_id as event_public_id, e.title_ru as event_ru, e.title_en as event_en, e.banners #>> '{landing_page,mobile_picture}' as mobile_picture,
      et.title_ru as type_ru, et.title_en as type_en, et.logo,
      ec.public_id as city_public_id, c.name_ru as city_ru, c.name_en as city_en, ec.timezone, ec.start_time as city_start, ec.finish_time,
      ec.place_ru, ec.place_en, ec.address_ru, ec.address_en, ec.directions_ru, ec.directions_en, ec.latitude, ec.longitude, ec.plate
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
