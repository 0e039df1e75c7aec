import type { Language } from '@trassa/contracts';
import { formatStart, isTicketReady } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { layOut, type LetterContent, type Template } from '../notifications/index.ts';
import { makePdf, type TicketFileDeps } from './ticket-file.ts';
import { participantName, startOf, toAct, type TicketView } from './ticket.ts';
import { qrState } from './ticket-qr.ts';
import { findTicket } from './tickets.repository.ts';

const words = {
  ru: {
    subject: 'Билет',
    ready: 'Билет приложен к письму в PDF. Покажите его QR-код на входе – с телефона или на бумаге.',
    plain: 'Билет приложен к письму в PDF.',
    register: (until: string) =>
      `Билет приложен к письму в PDF. Участник ещё не указан: зарегистрируйте его до ${until}, и в билете появится QR-код для входа.`,
    start: 'Старт',
    format: 'Формат',
    participant: 'Участник',
    number: 'Стартовый номер',
    ticket: 'Билет',
    place: 'Место',
    toRegister: 'Зарегистрировать участника',
    toOrder: 'Мой заказ',
  },
  en: {
    subject: 'Ticket',
    ready: 'Your ticket is attached as a PDF. Show its QR code at the entrance, on the phone or printed.',
    plain: 'Your ticket is attached as a PDF.',
    register: (until: string) =>
      `Your ticket is attached as a PDF. Nobody is named on it yet: register the participant by ${until}, and the ticket gets its QR code for the entrance.`,
    start: 'Start',
    format: 'Format',
    participant: 'Participant',
    number: 'Start number',
    ticket: 'Ticket',
    place: 'Place',
    toRegister: 'Register the participant',
    toOrder: 'My order',
  },
} as const;

const introduction = (ticket: TicketView, language: Language, now: Date): string => {
  const say = words[language];
  if (!isTicketReady(toAct(ticket)))
    return say.register(formatStart(toUnix(ticket.format.registrationEnd), ticket.city.timezone, language));
  return qrState(ticket, now) === 'ready' ? say.ready : say.plain;
};

const content = (ticket: TicketView, language: Language, siteUrl: string, now: Date): LetterContent => {
  const { event, city, format } = ticket;
  const say = words[language];
  const name = participantName(ticket);
  const start = formatStart(toUnix(startOf(ticket)), city.timezone, language);
  const place = [city.place[language], city.address[language]].filter(Boolean).join(', ');
  const title = `${event.title[language]}, ${city.name[language]}`;
  return {
    subject: `${say.subject} ${ticket.ticketNumber}: ${title}`,
    title,
    parts: [
      { type: 'text', text: introduction(ticket, language, now) },
      {
        type: 'facts',
        facts: [
          [say.start, start],
          [say.format, format.title[language]],
          ...(name ? [[say.participant, name] as const] : []),
          ...(ticket.startNumber === null ? [] : [[say.number, String(ticket.startNumber)] as const]),
          [say.ticket, ticket.ticketNumber],
          [say.place, place],
        ],
      },
      ...(city.directions[language] ? [{ type: 'note' as const, text: city.directions[language] }] : []),
      ...(isTicketReady(toAct(ticket))
        ? []
        : [{ type: 'button' as const, label: say.toRegister, link: `${siteUrl}/me/ticket/${ticket.publicId}` }]),
      { type: 'button', label: say.toOrder, link: `${siteUrl}/basket/thanks?order=${ticket.order.publicId}` },
    ],
  };
};

/** The letter of one ticket with its PDF, made of what the ticket is at sending; one that has another holder by then is not the buyer's to see. */
export const ticketLetter =
  (deps: TicketFileDeps): Template =>
  async (data, language) => {
    const ticket = await findTicket(deps.db, String(data['ticket']));
    if (!ticket || ticket.status === 'returned' || ticket.userId !== ticket.originalUserId) return null;
    const pdf = await makePdf(deps, ticket, language);
    return {
      ...layOut(content(ticket, language, deps.siteUrl, deps.clock()), { brand: deps.brand, language }),
      attachments: [{ filename: pdf.name, contentType: pdf.type, content: pdf.bytes }],
    };
  };
