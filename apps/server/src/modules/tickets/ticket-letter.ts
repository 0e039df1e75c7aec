import type { Language } from '@trassa/contracts';
import { formatStart, isTicketReady } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { Attachment } from '../../platform/mail/index.ts';
import type { LetterPart } from '../notifications/index.ts';
import { makePdf, makePdfOfAll, type TicketFileDeps } from './ticket-file.ts';
import { participantName, seatOf, startOf, toAct, type TicketView } from './ticket.ts';
import { qrState } from './ticket-qr.ts';
import { findTicketsOfOrder } from './tickets.repository.ts';

const words = {
  ru: {
    ready: 'Билеты приложены в PDF. Покажите QR-код на входе – с телефона или на бумаге.',
    plain: 'Билеты приложены в PDF.',
    register: (until: string) =>
      `Билеты приложены в PDF. Участники указаны не у всех: зарегистрируйте их до ${until}, и в билете появится QR-код для входа.`,
    more: (count: number) => `И ещё билетов: ${count}. Все они в приложенном файле и на странице заказа.`,
    start: 'Старт',
    format: 'Формат',
    participant: 'Участник',
    number: 'Стартовый номер',
    ticket: 'Билет',
    seat: 'Ваше место',
    place: 'Место',
    toRegister: 'Зарегистрировать участников',
  },
  en: {
    ready: 'The tickets are attached as PDF. Show the QR code at the entrance, on the phone or printed.',
    plain: 'The tickets are attached as PDF.',
    register: (until: string) =>
      `The tickets are attached as PDF. Not every participant is named yet: register them by ${until}, and the ticket gets its QR code for the entrance.`,
    more: (count: number) => `And ${count} more. All of them are in the attached file and on the page of the order.`,
    start: 'Start',
    format: 'Format',
    participant: 'Participant',
    number: 'Start number',
    ticket: 'Ticket',
    seat: 'Your seat',
    place: 'Place',
    toRegister: 'Register the participants',
  },
} as const;

/** Tickets with a file and lines of their own; more come in one file, and the letter counts them. */
const mostTold = 10;

const introduction = (tickets: readonly TicketView[], language: Language, now: Date): string => {
  const say = words[language];
  const [open] = tickets
    .filter((ticket) => !isTicketReady(toAct(ticket)))
    .toSorted((a, b) => a.format.registrationEnd.getTime() - b.format.registrationEnd.getTime());
  if (open) return say.register(formatStart(toUnix(open.format.registrationEnd), open.city.timezone, language));
  return tickets.some((ticket) => qrState(ticket, now) === 'ready') ? say.ready : say.plain;
};

const factsOf = (ticket: TicketView, language: Language): LetterPart => {
  const { event, city, format } = ticket;
  const say = words[language];
  const name = participantName(ticket);
  const seat = seatOf(ticket, language);
  return {
    type: 'facts',
    facts: [
      [say.ticket, `${ticket.ticketNumber} · ${event.title[language]}, ${city.name[language]}`],
      [say.start, formatStart(toUnix(startOf(ticket)), city.timezone, language)],
      [say.format, format.title[language]],
      ...(name ? [[say.participant, name] as const] : []),
      ...(seat ? [[say.seat, seat] as const] : []),
      ...(ticket.startNumber === null || seat ? [] : [[say.number, String(ticket.startNumber)] as const]),
      [say.place, [city.place[language], city.address[language]].filter(Boolean).join(', ')],
    ],
  };
};

const attach = async (
  deps: TicketFileDeps,
  tickets: readonly TicketView[],
  language: Language,
): Promise<Attachment[]> => {
  const files = [];
  if (tickets.length > mostTold) files.push(await makePdfOfAll(deps, tickets, language));
  else for (const ticket of tickets) files.push(await makePdf(deps, ticket, language));
  return files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }));
};

/**
 * What the letter of an order says of its tickets, with their PDFs, made of what they are at sending; those returned, or
 * with another holder by then, are not the buyer's to see. DEC-117
 */
export const tellTickets = async (
  deps: TicketFileDeps,
  db: Executor,
  orderId: number,
  language: Language,
): Promise<{ parts: LetterPart[]; attachments: Attachment[] }> => {
  const tickets = await findTicketsOfOrder(db, orderId);
  if (!tickets.length) return { parts: [], attachments: [] };
  const say = words[language];
  const directions = [...new Set(tickets.map(({ city }) => city.directions[language]))].filter(Boolean);
  const hasOpen = tickets.some((ticket) => !isTicketReady(toAct(ticket)));
  return {
    parts: [
      { type: 'text', text: introduction(tickets, language, deps.clock()) },
      ...tickets.slice(0, mostTold).map((ticket) => factsOf(ticket, language)),
      ...(tickets.length > mostTold ? [{ type: 'note' as const, text: say.more(tickets.length - mostTold) }] : []),
      ...directions.map((text) => ({ type: 'note' as const, text })),
      ...(hasOpen ? [{ type: 'button' as const, label: say.toRegister, link: `${deps.siteUrl}/me` }] : []),
    ],
    attachments: await attach(deps, tickets, language),
  };
};
