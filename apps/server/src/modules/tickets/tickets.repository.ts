import type { Kind } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { Texts } from '../events/index.ts';
import type { TicketView } from './ticket.ts';

type TicketRow = {
  id: number;
  public_id: string;
  user_id: number;
  original_user_id: number;
  original_user_public_id: string;
  status: TicketView['status'];
  ticket_number: string;
  qr_version: number;
  start_number: number | null;
  inside_number: number | null;
  sector: string | null;
  seat_row: string | null;
  seat_place: string | null;
  price_minor: number;
  kind: Kind;
  info: Record<string, unknown> | null;
  is_handed_out: boolean;
  order_public_id: string;
  email: string;
  team_public_id: string | null;
  team_title: string | null;
  team_number: number | null;
  cluster_ru: string | null;
  cluster_en: string | null;
  cluster_start: Date | null;
  format_public_id: string;
  format_ru: string;
  format_en: string | null;
  start_time: Date;
  registration_end: Date;
  qr: boolean;
  online: boolean;
  distance_km: number | null;
  event_public_id: string;
  event_ru: string;
  event_en: string | null;
  mobile_picture: string | null;
  type_ru: string;
  type_en: string | null;
  logo: string;
  city_public_id: string;
  city_ru: string;
  city_en: string;
  timezone: string;
  city_start: Date;
  finish_time: Date | null;
  place_ru: string;
  place_en: string | null;
  address_ru: string;
  address_en: string | null;
  directions_ru: string;
  directions_en: string | null;
  latitude: number | null;
  longitude: number | null;
  plate: unknown;
};

const texts = (ru: string, en: string | null): Texts => ({ ru, en: en ?? ru });

const toView = (row: TicketRow): TicketView => ({
  id: row.id,
  publicId: row.public_id,
  userId: row.user_id,
  originalUserId: row.original_user_id,
  originalUserPublicId: row.original_user_public_id,
  status: row.status,
  ticketNumber: row.ticket_number,
  qrVersion: row.qr_version,
  startNumber: row.start_number,
  insideNumber: row.inside_number,
  sector: row.sector,
  row: row.seat_row,
  seat: row.seat_place,
  price: row.price_minor,
  kind: row.kind,
  info: row.info,
  isHandedOut: row.is_handed_out,
  order: { publicId: row.order_public_id, email: row.email },
  team:
    row.team_public_id === null
      ? null
      : { publicId: row.team_public_id, title: row.team_title ?? '', number: row.team_number },
  cluster:
    row.cluster_ru === null ? null : { name: texts(row.cluster_ru, row.cluster_en), startTime: row.cluster_start },
  format: {
    publicId: row.format_public_id,
    title: texts(row.format_ru, row.format_en),
    startTime: row.start_time,
    registrationEnd: row.registration_end,
    qr: row.qr,
    online: row.online,
    distance: row.distance_km,
  },
  event: {
    publicId: row.event_public_id,
    title: texts(row.event_ru, row.event_en),
    mobilePicture: row.mobile_picture,
    typeTitle: texts(row.type_ru, row.type_en),
    typeLogo: row.logo,
  },
  city: {
    publicId: row.city_public_id,
    name: texts(row.city_ru, row.city_en),
    timezone: row.timezone,
    startTime: row.city_start,
    finishTime: row.finish_time,
    place: texts(row.place_ru, row.place_en),
    address: texts(row.address_ru, row.address_en),
    directions: texts(row.directions_ru, row.directions_en),
    latitude: row.latitude,
    longitude: row.longitude,
    plate: row.plate,
  },
});

const select = async (db: Executor, condition: RawBuilder<unknown>): Promise<TicketView[]> => {
  const { rows } = await sql<TicketRow>`
    select t.id, t.public_id, t.user_id, t.original_user_id, ou.public_id as original_user_public_id, t.status, t.ticket_number, t.qr_version,
      t.start_number, t.inside_number, t.sector, t.seat_row, t.seat_place, t.price_minor, t.kind, t.info,
      t.offline_registered_at is not null as is_handed_out, o.public_id as order_public_id, o.email,
      tm.public_id as team_public_id, tm.title as team_title, tm.number as team_number,
      k.name_ru as cluster_ru, k.name_en as cluster_en, k.start_time as cluster_start,
      f.public_id as format_public_id, f.title_ru as format_ru, f.title_en as format_en, f.start_time, f.registration_end, f.qr, f.online, f.distance_km,
      e.public_id as event_public_id, e.title_ru as event_ru, e.title_en as event_en, e.banners #>> '{landing_page,mobile_picture}' as mobile_picture,
      et.title_ru as type_ru, et.title_en as type_en, et.logo,
      ec.public_id as city_public_id, c.name_ru as city_ru, c.name_en as city_en, ec.timezone, ec.start_time as city_start, ec.finish_time,
      ec.place_ru, ec.place_en, ec.address_ru, ec.address_en, ec.directions_ru, ec.directions_en, ec.latitude, ec.longitude, ec.plate
    from tickets t
    join orders o on o.id = t.order_id
    join users ou on ou.id = t.original_user_id
    join formats f on f.id = t.format_id
    join event_cities ec on ec.id = f.event_city_id
    join cities c on c.id = ec.city_id
    join events e on e.id = ec.event_id
    join event_types et on et.id = e.event_type_id
    left join teams tm on tm.id = t.team_id
    left join format_clusters k on k.id = t.cluster_id
    where ${condition}
    order by f.start_time, t.id`.execute(db);
  return rows.map(toView);
};

/** Tickets a person holds, those on offer to somebody aside, whose format starts after `now` (DEC-72). */
export const selectMyTickets = (db: Executor, userId: number, now: Date): Promise<TicketView[]> =>
  select(db, sql`t.user_id = ${userId} and t.status in ('active', 'processing', 'blocked') and f.start_time > ${now}`);

export const findTicket = async (db: Executor, publicId: string): Promise<TicketView | null> =>
  (await select(db, sql`t.public_id = ${publicId}`))[0] ?? null;
