import type { Language, Ticket } from '@trassa/contracts';
import { needsParticipant, ticketActions } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { isPlate, posterPath, SEASON_PLATE } from '@trassa/artwork';
import { formatOf, raceOf, startOf, toAct, type TicketView } from '../ticket.ts';
import { teamTitle } from '../team-title.ts';
import { qrState, qrText } from './ticket-qr.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export type TicketReader = {
  readonly language: Language;
  readonly temporary: boolean;
  readonly now: Date;
  /** Signs the QR text. */
  readonly key: Buffer;
};

/**
 * A ticket on the wire for the person it was read for. The purchaser alone sees e-mail and order (DEC-76), the holder
 * alone the participant, the number and the QR, he and who is offered it the team and the seat: personal data do not
 * travel with a ticket (DEC-73).
 */
export const presentTicket = (ticket: TicketView, { language, temporary, now, key }: TicketReader): Ticket => {
  const { format, event, city, viewer, transfer } = ticket;
  const plate = isPlate(city.plate) ? city.plate : SEASON_PLATE;
  const info = viewer.holder ? ticket.info : null;
  const isHis = viewer.holder || viewer.recipient;
  return {
    public_id: ticket.publicId,
    original_user_public_id: ticket.originalUserPublicId,
    status: ticket.status,
    ticketNumber: ticket.ticketNumber,
    info: {
      ...(viewer.purchaser ? { email: ticket.order.email } : {}),
      number: viewer.holder ? ticket.startNumber : null,
      first_name: text(info?.['first_name']),
      last_name: text(info?.['last_name']),
      insurance: viewer.holder && ticket.isInsured,
      sector: isHis ? ticket.sector : null,
      row: isHis ? ticket.row : null,
      place: isHis ? ticket.seat : null,
      inside_number: isHis ? ticket.insideNumber : null,
      registered: info !== null,
      offline_registered: ticket.isHandedOut,
    },
    team:
      !isHis || !ticket.team
        ? null
        : {
            number: ticket.team.number,
            public_id: ticket.team.publicId,
            title: teamTitle(ticket.team.title, language),
          },
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
      insurance_available: format.isInsurable && format.startTime > now,
      qr: format.qr,
      public_id: format.publicId,
      registration_end: toUnix(format.registrationEnd),
      online: format.online,
      name: formatOf(ticket, language),
    },
    race: raceOf(ticket, language),
    // The wave belongs to the registration, which nobody but the holder sees.
    starts_at: toUnix(viewer.holder ? startOf(ticket) : format.startTime),
    needs_registration: needsParticipant(toAct(ticket)),
    kind: ticket.kind,
    event_city: {
      public_id: city.publicId,
      address: city.address[language],
      start_time: toUnix(city.startTime),
      cancelled: city.isCancelled,
    },
    qr_code: viewer.holder && qrState(ticket, now) === 'ready' ? qrText(key, ticket) : null,
    transfer: transfer && {
      direction: transfer.direction,
      status: transfer.status,
      ...(transfer.email === null ? {} : { email: transfer.email }),
      until: toUnix(transfer.until),
    },
    price: toRoubles(ticket.price),
    refund:
      viewer.purchaser && ticket.refund
        ? {
            sum: toRoubles(ticket.refund.sum),
            requested: toUnix(ticket.refund.requestedAt),
            done: ticket.refund.doneAt && toUnix(ticket.refund.doneAt),
          }
        : null,
    refund_coming: viewer.purchaser && ticket.status !== 'returned' && city.isRefundComing,
    ...(viewer.purchaser ? { order_public_id: ticket.order.publicId } : {}),
    actions: ticketActions(toAct(ticket), { ...viewer, temporary }, toUnix(now)),
    cluster: info && ticket.cluster && ticket.cluster.name[language],
    terrain: { ground: plate.ground, tall: posterPath(plate, 'tall') },
  };
};
