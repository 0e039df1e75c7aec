import type { RaceState } from '@trassa/rules';
import type { Minor } from '../../kernel/money.ts';
import type { Texts } from '../events/index.ts';
import type { TicketView } from './ticket.ts';

type Parts = 'viewer' | 'transfer' | 'refund' | 'race' | 'order' | 'team' | 'cluster' | 'format' | 'event' | 'city';
type FormatFields = Omit<TicketView['format'], 'publicId' | 'title' | 'notes'>;
type CityFields = Pick<
  TicketView['city'],
  'timezone' | 'finishTime' | 'isCancelled' | 'isRefundComing' | 'latitude' | 'longitude' | 'plate'
>;

/** The row that `tickets.repository.ts` reads: a view whose parts lie flat beside each other. */
export type TicketRow = Omit<TicketView, Parts> &
  FormatFields &
  CityFields & {
    isOffered: boolean;
    transferDirection: 'in' | 'out' | null;
    transferStatus: 'waiting' | 'accepted' | 'declined' | 'taken_back' | 'lapsed' | null;
    transferEmail: string | null;
    transferUntil: Date | null;
    refundSum: Minor | null;
    refundRequestedAt: Date | null;
    refundDoneAt: Date | null;
    raceStatus: RaceState | null;
    raceEnd: Date;
    orderPublicId: string;
    email: string;
    teamPublicId: string | null;
    teamTitle: string | null;
    teamNumber: number | null;
    clusterRu: string | null;
    clusterEn: string | null;
    clusterStart: Date | null;
    formatPublicId: string;
    formatRu: string;
    formatEn: string | null;
    notesRu: string | null;
    notesEn: string | null;
    eventPublicId: string;
    eventRu: string;
    eventEn: string | null;
    mobilePicture: string | null;
    typeRu: string;
    typeEn: string | null;
    typeLogo: string;
    cityPublicId: string;
    cityRu: string;
    cityEn: string;
    cityStart: Date;
    placeRu: string;
    placeEn: string | null;
    addressRu: string;
    addressEn: string | null;
    directionsRu: string;
    directionsEn: string | null;
  };

const texts = (ru: string, en: string | null): Texts => ({ ru, en: en ?? ru });

const transferOf = (row: TicketRow): TicketView['transfer'] => {
  const { transferDirection: direction, transferStatus: status, transferUntil: until } = row;
  if (direction === null || status === null || until === null || status === 'taken_back' || status === 'lapsed')
    return null;
  return { direction, status, email: direction === 'out' ? row.transferEmail : null, until };
};

export const toView = (row: TicketRow, viewerId: number): TicketView => ({
  id: row.id,
  publicId: row.publicId,
  userId: row.userId,
  originalUserId: row.originalUserId,
  originalUserPublicId: row.originalUserPublicId,
  status: row.status,
  ticketNumber: row.ticketNumber,
  qrVersion: row.qrVersion,
  startNumber: row.startNumber,
  insideNumber: row.insideNumber,
  sector: row.sector,
  row: row.row,
  seat: row.seat,
  price: row.price,
  kind: row.kind,
  info: row.info,
  isHandedOut: row.isHandedOut,
  isInsured: row.isInsured,
  clubPublicId: row.clubPublicId,
  viewer: { holder: row.userId === viewerId, purchaser: row.originalUserId === viewerId, recipient: row.isOffered },
  transfer: transferOf(row),
  refund:
    row.refundSum === null || row.refundRequestedAt === null
      ? null
      : { sum: row.refundSum, requestedAt: row.refundRequestedAt, doneAt: row.refundDoneAt },
  race: row.online ? { status: row.raceStatus ?? 'none', until: row.raceEnd } : null,
  order: { publicId: row.orderPublicId, email: row.email },
  team:
    row.teamPublicId === null
      ? null
      : { publicId: row.teamPublicId, title: row.teamTitle ?? '', number: row.teamNumber },
  cluster: row.clusterRu === null ? null : { name: texts(row.clusterRu, row.clusterEn), startTime: row.clusterStart },
  format: {
    publicId: row.formatPublicId,
    title: texts(row.formatRu, row.formatEn),
    startTime: row.startTime,
    registrationEnd: row.registrationEnd,
    qr: row.qr,
    online: row.online,
    preregistration: row.preregistration,
    bookedNumbers: row.bookedNumbers,
    transfers: row.transfers,
    isInsurable: row.isInsurable,
    distance: row.distance,
    notes: texts(row.notesRu ?? '', row.notesEn),
  },
  event: {
    publicId: row.eventPublicId,
    title: texts(row.eventRu, row.eventEn),
    mobilePicture: row.mobilePicture,
    typeTitle: texts(row.typeRu, row.typeEn),
    typeLogo: row.typeLogo,
  },
  city: {
    publicId: row.cityPublicId,
    name: texts(row.cityRu, row.cityEn),
    timezone: row.timezone,
    startTime: row.cityStart,
    finishTime: row.finishTime,
    isCancelled: row.isCancelled,
    isRefundComing: row.isRefundComing,
    place: texts(row.placeRu, row.placeEn),
    address: texts(row.addressRu, row.addressEn),
    directions: texts(row.directionsRu, row.directionsEn),
    latitude: row.latitude,
    longitude: row.longitude,
    plate: row.plate,
  },
});
