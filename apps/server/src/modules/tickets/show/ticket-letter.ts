import type { Language } from '@trassa/contracts';
import { formatDeadline, isTicketReady } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { Attachment } from '../../../platform/mail/index.ts';
import type { LetterPart } from '../../notifications/index.ts';
import type { ToldGoods } from '../../orders/index.ts';
import { raceOf, toAct, type TicketView } from '../ticket.ts';
import { findTicketsOfOrder } from '../tickets.repository.ts';
import { bibsOf, heapsOf } from './letter-bib.ts';
import { letterWords as words } from './letter-words.ts';
import { makePdf, makePdfOfAll, type TicketFileDeps } from './ticket-file.ts';
import { qrState } from './ticket-qr.ts';

/** Bibs that a letter shows; it counts the tickets of the others. */
const mostTold = 10;
/** Tickets with a file each; more come in one, so that no letter grows beyond some 400 kB. */
const mostFiles = 5;

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
    const until = formatDeadline(toUnix(open.format.registrationEnd), open.city.timezone, language);
    return isOne ? say.registerOne(until) : say.register(until);
  }
  if (!tickets.some((ticket) => qrState(ticket, now) === 'ready')) return isOne ? say.plainOne : say.plain;
  return isOne ? say.readyOne : say.ready;
};

const attach = async (
  deps: TicketFileDeps,
  tickets: readonly TicketView[],
  language: Language,
): Promise<Attachment[]> => {
  const files = [];
  if (tickets.length > mostFiles) files.push(await makePdfOfAll(deps, tickets, language));
  else for (const ticket of tickets) files.push(await makePdf(deps, ticket, language));
  return files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }));
};

/** A text for each race that has one; where several races have, each is named. */
const told = (
  tickets: readonly TicketView[],
  language: Language,
  heading: string,
  textOf: (ticket: TicketView) => string,
): LetterPart[] => {
  const races = new Map<string, Set<string>>();
  for (const ticket of tickets) {
    const race = raceOf(ticket, language);
    const texts = races.get(race) ?? new Set();
    if (textOf(ticket)) texts.add(textOf(ticket));
    races.set(race, texts);
  }
  const lines = [...races].flatMap(([race, texts]) =>
    [...texts].map((text) => ({ type: 'text' as const, text: races.size > 1 ? `${race}. ${text}` : text })),
  );
  return lines.length ? [{ type: 'heading', text: heading }, ...lines] : [];
};

/** What a letter says of tickets, with their PDFs. */
export const tellThese = async (
  deps: TicketFileDeps,
  tickets: readonly TicketView[],
  language: Language,
): Promise<ToldGoods> => {
  const say = words[language];
  const heaps = heapsOf(tickets);
  const rest = heaps.slice(mostTold).flat();
  return {
    parts: [
      { type: 'text', text: introduction(tickets, language, deps.clock()) },
      ...(await bibsOf(deps, heaps.slice(0, mostTold), language)),
      ...(rest.length > 0 ? [{ type: 'note' as const, text: say.more(rest.length) }] : []),
      ...toRegister(tickets, language, deps.siteUrl),
      ...told(tickets, language, say.bring, ({ format }) => format.notes[language]),
      ...told(tickets, language, say.way, ({ city }) => city.directions[language]),
    ],
    attachments: await attach(deps, tickets, language),
    races: [...new Set(tickets.map((ticket) => raceOf(ticket, language)))],
  };
};

/**
 * What the letter of an order says of its tickets, made of what they are at sending; those returned, or with another holder by
 * then, are not the buyer's to see. DEC-117
 */
export const tellTickets = async (
  deps: TicketFileDeps,
  db: Executor,
  orderId: number,
  language: Language,
): Promise<ToldGoods> => {
  const tickets = await findTicketsOfOrder(db, orderId);
  return tickets.length ? tellThese(deps, tickets, language) : { parts: [], attachments: [], races: [] };
};
