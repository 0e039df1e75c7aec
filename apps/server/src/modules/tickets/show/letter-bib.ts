import type { Language } from '@trassa/contracts';
import { formatDate, formatTime, seatText } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { qrPicture } from '../../../platform/qr-picture.ts';
import type { Fact, LetterPart, LetterPicture } from '../../notifications/index.ts';
import { ticketWords, withoutNumber } from '../pdf/ticket-words.ts';
import { formatOf, participantName, raceOf, seatOf, startOf, type TicketView } from '../ticket.ts';
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

const factsOf = (ticket: TicketView, language: Language): Fact[] => {
  const { city, cluster, team } = ticket;
  const say = letterWords[language];
  const start = toUnix(startOf(ticket));
  const name = participantName(ticket);
  const day = `${formatDate(start, city.timezone, language)} / ${formatTime(start, city.timezone, language)}`;
  return [
    ...(name ? [[say.participant, name] as const] : []),
    [say.start, cluster ? `${day}, ${cluster.name[language]}` : day],
    [say.format, formatOf(ticket, language)],
    ...(team ? [[say.team, team.title] as const] : []),
    [say.place, [city.place[language], city.address[language]].filter(Boolean).join(', ')],
    [say.ticket, ticket.ticketNumber],
  ];
};

/** A code that cannot be drawn is in the PDF all the same. */
const codeOf = async (deps: TicketFileDeps, ticket: TicketView, language: Language): Promise<Bib['qr']> => {
  if (qrState(ticket, deps.clock()) !== 'ready') return null;
  const content = await qrPicture(qrText(deps.key, ticket)).catch(() => null);
  const say = letterWords[language];
  return (
    content && {
      picture: {
        cid: `qr-${ticket.ticketNumber}`,
        contentType: 'image/png',
        content,
        alt: say.qr(ticket.ticketNumber),
      },
      note: `${say.show} · ${ticketWords[language].numbered(ticket.ticketNumber)}`,
    }
  );
};

/** Strips of one letter, some 40 kB each. */
const mostStrips = 2;

/** Tickets as bibs, made at sending; the strip of a place stands above the first of its tickets. */
export const bibsOf = async (
  deps: TicketFileDeps,
  tickets: readonly TicketView[],
  language: Language,
): Promise<LetterPart[]> => {
  const shown = new Set<string>();
  const bibs: LetterPart[] = [];
  for (const ticket of tickets) {
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
      noNumber: withoutNumber(ticket, language),
      facts: factsOf(ticket, language),
      qr: await codeOf(deps, ticket, language),
    });
  }
  return bibs;
};
