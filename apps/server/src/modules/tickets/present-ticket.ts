import type { Language, Ticket } from '@trassa/contracts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { isPlate, posterPath, SEASON_PLATE } from '../artwork/index.ts';
import type { TicketView } from './ticket.ts';
import { qrText } from './ticket-qr.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A ticket on the wire for one reader; the e-mail is for the purchaser alone (DEC-76). */
export const presentTicket = (
  ticket: TicketView,
  { userId, language, key }: { userId: number; language: Language; key: Buffer },
): Ticket => {
  const { format, event, city, info } = ticket;
  const plate = isPlate(city.plate) ? city.plate : SEASON_PLATE;
  return {
    public_id: ticket.publicId,
    original_user_public_id: ticket.originalUserPublicId,
    status: ticket.status,
    ticketNumber: ticket.ticketNumber,
    info: {
      ...(ticket.originalUserId === userId ? { email: ticket.order.email } : {}),
      number: ticket.startNumber,
      first_name: text(info?.['first_name']),
      last_name: text(info?.['last_name']),
      insurance: false,
      sector: ticket.sector,
      row: ticket.row,
      place: ticket.seat,
      inside_number: ticket.insideNumber,
      registered: info !== null,
      offline_registered: ticket.isHandedOut,
    },
    team: ticket.team && { number: ticket.team.number, public_id: ticket.team.publicId, title: ticket.team.title },
    city: { name_ru: city.name.ru, name_en: city.name.en },
    event: {
      event_type: { logo: event.typeLogo, title: event.typeTitle[language] },
      banners: { landing_page: { mobile_picture: event.mobilePicture } },
      public_id: event.publicId,
      title: event.title[language],
    },
    event_format: {
      title: format.title[language],
      start_time: toUnix(format.startTime),
      timezone: city.timezone,
      insurance_available: false,
      qr: format.qr,
      public_id: format.publicId,
      registration_end: toUnix(format.registrationEnd),
      online: format.online,
    },
    kind: ticket.kind,
    event_city: { public_id: city.publicId, address: city.address[language], start_time: toUnix(city.startTime) },
    qr_code: format.qr && info !== null ? qrText(key, ticket) : null,
    transfer: null,
    price: toRoubles(ticket.price),
    order_public_id: ticket.order.publicId,
    actions: [],
    cluster: ticket.cluster && ticket.cluster.name[language],
    terrain: { ground: plate.ground, tall: posterPath(plate, 'tall') },
  };
};
