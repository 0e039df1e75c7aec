import type { Kind, Language } from '@trassa/contracts';
import {
  formatWithDistance,
  raceName,
  type RaceState,
  seatText,
  type TicketToAct,
  type TicketViewer,
  withoutLinks,
} from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Texts } from '../events/index.ts';

/** A ticket with all that a card, a PDF and a letter show of it. */
export type TicketView = {
  readonly id: number;
  readonly publicId: string;
  readonly userId: number;
  readonly originalUserId: number;
  readonly originalUserPublicId: string;
  readonly status: 'active' | 'transfer' | 'processing' | 'returned' | 'blocked';
  readonly ticketNumber: string;
  readonly qrVersion: number;
  readonly startNumber: number | null;
  readonly insideNumber: number | null;
  readonly sector: string | null;
  readonly row: string | null;
  readonly seat: string | null;
  readonly price: Minor;
  readonly kind: Kind;
  /** null: not registered. */
  readonly info: Readonly<Record<string, unknown>> | null;
  readonly isHandedOut: boolean;
  /** The holder has a policy with it. */
  readonly isInsured: boolean;
  readonly clubPublicId: string | null;
  /** The person for whom it was read; nobody's view has none of the three. */
  readonly viewer: Omit<TicketViewer, 'temporary'>;
  /** The last hand-over in which the viewer had a part; null: none, or one that was taken back or lapsed. */
  readonly transfer: {
    readonly direction: 'in' | 'out';
    readonly status: 'waiting' | 'accepted' | 'declined';
    /** To whom; null for the recipient himself. */
    readonly email: string | null;
    readonly until: Date;
  } | null;
  /** A return that was asked for; done: its money has gone back. */
  readonly refund: { readonly sum: Minor; readonly requestedAt: Date; readonly doneAt: Date | null } | null;
  readonly race: { readonly status: RaceState; readonly until: Date } | null;
  readonly order: { readonly publicId: string; readonly email: string };
  readonly team: { readonly publicId: string; readonly title: string; readonly number: number | null } | null;
  readonly cluster: { readonly name: Texts; readonly startTime: Date | null } | null;
  readonly format: {
    readonly publicId: string;
    readonly title: Texts;
    readonly startTime: Date;
    readonly registrationEnd: Date;
    readonly qr: boolean;
    readonly online: boolean;
    readonly preregistration: boolean;
    readonly bookedNumbers: boolean;
    /** The event lets tickets be given away. */
    readonly transfers: boolean;
    /** Some insurance is sold for it. */
    readonly isInsurable: boolean;
    readonly distance: number | null;
    /** What to bring and to know on the day; '' without. */
    readonly notes: Texts;
  };
  readonly event: {
    readonly publicId: string;
    readonly title: Texts;
    readonly mobilePicture: string | null;
    readonly typeTitle: Texts;
    readonly typeLogo: string;
  };
  readonly city: {
    readonly publicId: string;
    readonly name: Texts;
    readonly timezone: string;
    readonly startTime: Date;
    readonly finishTime: Date | null;
    /** There will be no start. */
    readonly isCancelled: boolean;
    /** It was called off, and a run gives the money of its tickets back. */
    readonly isRefundComing: boolean;
    readonly place: Texts;
    readonly address: Texts;
    readonly directions: Texts;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly plate: unknown;
  };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** 'Иванова Анна'; '' when nobody is registered. */
export const participantName = ({ info }: Pick<TicketView, 'info'>): string =>
  withoutLinks([text(info?.['last_name']), text(info?.['first_name'])].filter(Boolean).join(' '));

/** 'Забег, Москва, 2027': the one name of a race on cards, papers and letters of tickets. */
export const raceOf = ({ event, city }: Pick<TicketView, 'event' | 'city'>, language: Language): string =>
  raceName({
    event: event.title[language],
    city: city.name[language],
    start: toUnix(city.startTime),
    timezone: city.timezone,
  });

/** 'Личный, 10 км' */
export const formatOf = ({ format }: Pick<TicketView, 'format'>, language: Language): string =>
  formatWithDistance(format.title[language], format.distance, language);

/** 'Сектор A, ряд 3, место 12'; '' without a seat. */
export const seatOf = (
  { sector, row, seat }: Pick<TicketView, 'sector' | 'row' | 'seat'>,
  language: Language,
): string => seatText({ sector, row, place: seat }, language);

/** When this very ticket starts: its wave, else its format; the one rule for card, page, PDF, calendar and letters (TICKET-46). */
export const startOf = ({ cluster, format }: Pick<TicketView, 'cluster' | 'format'>): Date =>
  cluster?.startTime ?? format.startTime;

/** A ticket as the rules of actions see it. */
export const toAct = (ticket: TicketView): TicketToAct => ({
  status: ticket.status,
  kind: ticket.kind,
  registered: ticket.info !== null,
  offline_registered: ticket.isHandedOut,
  preregistration: ticket.format.preregistration,
  cancelled: ticket.city.isCancelled,
  refund_coming: ticket.city.isRefundComing,
  start_time: toUnix(ticket.format.startTime),
  registration_end: toUnix(ticket.format.registrationEnd),
  transfers: ticket.format.transfers,
  booked_numbers: ticket.format.bookedNumbers,
  offer_until: ticket.transfer?.status === 'waiting' ? toUnix(ticket.transfer.until) : null,
  race: ticket.race && { status: ticket.race.status, until: toUnix(ticket.race.until) },
});
