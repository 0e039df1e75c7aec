import type { Kind } from '@trassa/contracts';
import type { RaceState } from '@trassa/rules';
import type { Texts } from '../events/index.ts';
import type { TicketView } from './ticket.ts';

/** The row that `tickets.repository.ts` reads. */
export type TicketRow = {
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
  is_insured: boolean;
  insurable: boolean;
  club_public_id: string | null;
  is_offered: boolean;
  transfer_direction: 'in' | 'out' | null;
  transfer_status: 'waiting' | 'accepted' | 'declined' | 'taken_back' | 'lapsed' | null;
  transfer_email: string | null;
  transfer_until: Date | null;
  refund_minor: number | null;
  refund_requested: Date | null;
  refund_done: Date | null;
  race_status: RaceState | null;
  race_end: Date;
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
  preregistration: boolean;
  booked_numbers: boolean;
  transfers: boolean;
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

const transferOf = (row: TicketRow): TicketView['transfer'] => {
  const { transfer_direction: direction, transfer_status: status, transfer_until: until } = row;
  if (direction === null || status === null || until === null || status === 'taken_back' || status === 'lapsed')
    return null;
  return { direction, status, email: direction === 'out' ? row.transfer_email : null, until };
};

export const toView = (row: TicketRow, viewerId: number): TicketView => ({
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
  isInsured: row.is_insured,
  clubPublicId: row.club_public_id,
  viewer: { holder: row.user_id === viewerId, purchaser: row.original_user_id === viewerId, recipient: row.is_offered },
  transfer: transferOf(row),
  refund:
    row.refund_minor === null || row.refund_requested === null
      ? null
      : { sum: row.refund_minor, requestedAt: row.refund_requested, doneAt: row.refund_done },
  race: row.online ? { status: row.race_status ?? 'none', until: row.race_end } : null,
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
    preregistration: row.preregistration,
    bookedNumbers: row.booked_numbers,
    transfers: row.transfers,
    isInsurable: row.insurable,
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
