import type { Language } from '@trassa/contracts';
import { formatStart, isTicketReady } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { Attachment } from '../../../platform/mail/index.ts';
import type { LetterPart } from '../../notifications/index.ts';
import { makePdf, makePdfOfAll, type TicketFileDeps } from './ticket-file.ts';
import { participantName, seatOf, startOf, toAct, type TicketView } from '../ticket.ts';
import { qrState } from './ticket-qr.ts';
import { findTicketsOfOrder } from '../tickets.repository.ts';

const words = {
  ru: {
    ready: 'Билеты приложены в PDF. Покажите QR-код на входе – с телефона или на бумаге.',
    readyOne: 'Билет приложен в PDF. Покажите его QR-код на входе – с телефона или на бумаге.',
    plain: 'Билеты приложены в PDF.',
    plainOne: 'Билет приложен в PDF.',
    register: (until: string) =>
      `Билеты приложены в PDF. Участники указаны не у всех: зарегистрируйте их до ${until}, и в билете появится QR-код для входа.`,
    registerOne: (until: string) =>
      `Билет приложен в PDF. Участник ещё не указан: зарегистрируйте его до ${until}, и в билете появится QR-код для входа.`,
    more: (count: number) => `И ещё билетов: ${count}. Все они в приложенном файле и на странице заказа.`,
    start: 'Старт',
    format: 'Формат',
    participant: 'Участник',
    number: 'Стартовый номер',
    ticket: 'Билет',
    seat: 'Ваше место',
    place: 'Место',
    toRegister: 'Зарегистрировать участников',
    toRegisterOne: 'Зарегистрировать участника',
  },
  en: {
    ready: 'The tickets are attached as PDF. Show the QR code at the entrance, on the phone or printed.',
    readyOne: 'The ticket is attached as PDF. Show its QR code at the entrance, on the phone or printed.',
    plain: 'The tickets are attached as PDF.',
    plainOne: 'The ticket is attached as PDF.',
    register: (until: string) =>
      `The tickets are attached as PDF. Not every participant is named yet: register them by ${until}, and the ticket gets its QR code for the entrance.`,
    registerOne: (until: string) =>
      `The ticket is attached as PDF. Nobody is named on it yet: register the participant by ${until}, and the ticket gets its QR code for the entrance.`,
    more: (count: number) => `And ${count} more. All of them are in the attached file and on the page of the order.`,
    start: 'Start',
    format: 'Format',
    participant: 'Participant',
    number: 'Bib number',
    ticket: 'Ticket',
    seat: 'Your seat',
    place: 'Place',
    toRegister: 'Register the participants',
    toRegisterOne: 'Register the participant',
  },
} as const;

/** Tickets with a file and lines of their own; more come in one file, and the letter counts them. */
const mostTold = 10;

/** Those without a participant, the one whose registration ends first before the others. */
const openOf = (tickets: readonly TicketView[]): TicketView[] =>
  tickets
    .filter((ticket) => !isTicketReady(toAct(ticket)))
    .toSorted((a, b) => a.format.registrationEnd.getTime() - b.format.registrationEnd.getTime());

const toRegister = (tickets: readonly TicketView[], language: Language, siteUrl: string): LetterPart[] => {
  const say = words[language];
  const [open, ...others] = openOf(tickets);
  if (!open) return [];
  if (others.length) return [{ type: 'button', label: say.toRegister, link: `${siteUrl}/me` }];
  return [{ type: 'button', label: say.toRegisterOne, link: `${siteUrl}/me/ticket/${open.publicId}` }];
};

const introduction = (tickets: readonly TicketView[], language: Language, now: Date): string => {
  const say = words[language];
  const isOne = tickets.length === 1;
  const [open] = openOf(tickets);
  if (open) {
    const until = formatStart(toUnix(open.format.registrationEnd), open.city.timezone, language);
    return isOne ? say.registerOne(until) : say.register(until);
  }
  if (!tickets.some((ticket) => qrState(ticket, now) === 'ready')) return isOne ? say.plainOne : say.plain;
  return isOne ? say.readyOne : say.ready;
};

const factsOf = (ticket: TicketView, language: Language): LetterPart => {
  const { city, format } = ticket;
  const say = words[language];
  const name = participantName(ticket);
  const seat = seatOf(ticket, language);
  return {
    type: 'facts',
    facts: [
      [say.ticket, `${ticket.ticketNumber} · ${raceOf(ticket, language)}`],
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

const raceOf = ({ event, city }: TicketView, language: Language): string =>
  `${event.title[language]}, ${city.name[language]}`;

/** How to get there, once for each race; where the order has several, each is named. */
const directionsOf = (tickets: readonly TicketView[], language: Language): LetterPart[] => {
  const races = new Map(tickets.map((ticket) => [raceOf(ticket, language), ticket.city.directions[language]]));
  return [...races].flatMap(([race, text]) =>
    text ? [{ type: 'note' as const, text: races.size > 1 ? `${race}. ${text}` : text }] : [],
  );
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
  return {
    parts: [
      { type: 'text', text: introduction(tickets, language, deps.clock()) },
      ...tickets.slice(0, mostTold).map((ticket) => factsOf(ticket, language)),
      ...(tickets.length > mostTold ? [{ type: 'note' as const, text: say.more(tickets.length - mostTold) }] : []),
      ...directionsOf(tickets, language),
      ...toRegister(tickets, language, deps.siteUrl),
    ],
    attachments: await attach(deps, tickets, language),
  };
};
