import type { Language } from '@trassa/contracts';
import { formatDatedStart, isTicketReady, seatText } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { drawing } from '../../../platform/drawing/index.ts';
import type { qrPicture as drawQr } from '../../../platform/qr-picture.ts';
import type { Fact, LetterPart, LetterPicture } from '../../notifications/index.ts';
import { ticketWords, withoutNumber } from '../pdf/ticket-words.ts';
import { formatOf, participantName, raceOf, seatOf, startOf, toAct, type TicketView } from '../ticket.ts';
import { teamTitle } from '../team-title.ts';
import { letterWords } from './letter-words.ts';
import type { TicketFileDeps } from './ticket-file.ts';
import { qrState, qrText } from './ticket-qr.ts';

type Bib = Extract<LetterPart, { type: 'bib' }>;

const numberOf = (ticket: TicketView, language: Language): Bib['number'] => {
  const say = letterWords[language];
  // In a stand the number is a seat: the row and the place are what one looks for.
  const seat = seatText({ sector: null, row: ticket.row, place: ticket.seat }, language);
  if (seat) return { name: say.seat, value: seatOf(ticket, language) };
  return ticket.startNumber === null ? null : { name: say.number, value: String(ticket.startNumber) };
};

/** Numbers that a bib of many tickets names. */
const mostNumbers = 10;

const numbersOf = (tickets: readonly TicketView[]): string =>
  tickets
    .slice(0, mostNumbers)
    .map(({ ticketNumber }) => ticketNumber)
    .join(', ') + (tickets.length > mostNumbers ? ' …' : '');

const factsOf = (ticket: TicketView, same: readonly TicketView[], language: Language): Fact[] => {
  const { city, cluster, team } = ticket;
  const say = letterWords[language];
  const name = participantName(ticket);
  const title = team && teamTitle(team.title, language);
  const day = formatDatedStart(toUnix(startOf(ticket)), city.timezone, language);
  return [
    ...(name ? [[say.participant, name] as const] : []),
    [say.start, cluster ? `${day}, ${cluster.name[language]}` : day],
    [say.format, formatOf(ticket, language)],
    ...(title && title !== say.team ? [[say.team, title] as const] : []),
    [say.place, [city.place[language], city.address[language]].filter(Boolean).join(', ')],
    [same.length > 1 ? say.tickets : say.ticket, numbersOf(same)],
  ];
};

const qrPicture = drawing<typeof drawQr>(import.meta.resolve('../../../platform/qr-picture.ts'), 'qrPicture');

/** A code that cannot be drawn is in the PDF all the same. */
const codeOf = async (deps: TicketFileDeps, ticket: TicketView, language: Language): Promise<Bib['qr']> => {
  if (qrState(ticket, deps.clock()) !== 'ready') return null;
  const content = await deps.draw(qrPicture, qrText(deps.key, ticket)).catch(() => null);
  const say = letterWords[language];
  return (
    content && {
      picture: {
        cid: `qr-${ticket.ticketNumber}`,
        contentType: 'image/png',
        content,
        alt: say.qr(ticket.ticketNumber),
      },
      note: `${say.show} · ${ticketWords[language].numbered(ticket.ticketNumber).replaceAll(' ', '\u00a0')}`,
    }
  );
};

/** Strips of one letter, some 40 kB each. */
const mostStrips = 2;

/** Each ticket by itself, those without a participant together where nothing else tells them apart. */
export const heapsOf = (tickets: readonly TicketView[]): TicketView[][] => [
  ...Map.groupBy(tickets, (ticket) => {
    const { kind, format, cluster, team, sector, row, seat } = ticket;
    if (isTicketReady(toAct(ticket)) || ticket.startNumber !== null) return ticket.publicId;
    return JSON.stringify([kind, format.publicId, cluster?.name.ru, team?.publicId, sector, row, seat]);
  }).values(),
];

/** Tickets as bibs, made at sending, a bib for each heap; the strip of a place stands above the first of its tickets. */
export const bibsOf = async (
  deps: TicketFileDeps,
  heaps: readonly (readonly TicketView[])[],
  language: Language,
): Promise<LetterPart[]> => {
  const shown = new Set<string>();
  const bibs: LetterPart[] = [];
  for (const same of heaps) {
    const [ticket] = same;
    if (!ticket) continue;
    const { publicId, plate } = ticket.city;
    const race = raceOf(ticket, language);
    const isNew = !shown.has(publicId) && shown.size < mostStrips;
    const content = isNew ? await deps.drawStrip(plate) : null;
    const strip: LetterPicture | null = content && {
      cid: `strip-${shown.size + 1}`,
      contentType: 'image/jpeg',
      content,
      alt: letterWords[language].strip(race),
    };
    shown.add(publicId);
    bibs.push({
      type: 'bib',
      strip,
      title: race,
      number: numberOf(ticket, language),
      noNumber: same.length > 1 ? letterWords[language].unnamed(same.length) : withoutNumber(ticket, language),
      facts: factsOf(ticket, same, language),
      qr: await codeOf(deps, ticket, language),
    });
  }
  return bibs;
};
