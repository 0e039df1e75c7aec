import type { Language } from '@trassa/contracts';
import { formatDatedStart, formatDeadline } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { LetterContent, Template } from '../../notifications/index.ts';
import { makeCalendar, type TicketFileDeps } from '../show/ticket-file.ts';
import { raceOf, startOf, type TicketView } from '../ticket.ts';
import { findTicket } from '../tickets.repository.ts';
import { findMove, findToldTickets, type ToldMove } from './moved-people.repository.ts';
import { movedWords } from './moved-words.ts';

/** Calendar files that a letter carries at most: more are got from the tickets. */
const mostFiles = 5;

const placeOf = (place: { ru: string; en: string }, address: { ru: string; en: string }, language: Language): string =>
  [place[language], address[language]].filter(Boolean).join(', ');

const content = (
  deps: TicketFileDeps,
  move: ToldMove,
  tickets: readonly TicketView[],
  language: Language,
): LetterContent | null => {
  const [ticket] = tickets;
  if (!ticket) return null;
  const say = movedWords[language];
  const { city } = ticket;
  const until = move.freeReturnUntil && formatDeadline(toUnix(move.freeReturnUntil), city.timezone, language);
  const race = raceOf(ticket, language);
  const was = placeOf(move.place, move.address, language);
  const is = placeOf(city.place, city.address, language);
  const isElsewhere = was !== is || move.cityName.ru !== city.name.ru;
  const inTown = (name: string, place: string): string => [name, place].filter(Boolean).join(', ');
  return {
    subject: say.subject(race),
    title: say.title,
    parts: [
      ...(move.words?.[language] ? [{ type: 'text' as const, text: move.words[language] }] : []),
      {
        type: 'facts',
        facts: [
          [say.event, race],
          [say.was, formatDatedStart(toUnix(move.startTime), move.timezone, language)],
          ...(isElsewhere ? [[say.wasPlace, inTown(move.cityName[language], was)] as const] : []),
          [say.is, formatDatedStart(toUnix(startOf(ticket)), city.timezone, language)],
          [say.isPlace, inTown(city.name[language], is)],
          [say.tickets, tickets.map(({ ticketNumber }) => ticketNumber).join(', ')],
        ],
      },
      { type: 'text', text: say.valid },
      ...(until ? [{ type: 'note' as const, text: say.free(until) }] : []),
      { type: 'button', label: say.button, link: `${deps.siteUrl}/me/ticket/${ticket.publicId}` },
    ],
    attachments: tickets.slice(0, mostFiles).map((one) => {
      const { name, type, bytes } = makeCalendar(deps, one, language);
      return { filename: name, contentType: type, content: bytes };
    }),
  };
};

/** A start was moved: to each mailbox that has to do with its tickets, as they stand when it is sent (BO-049, BO-054). */
export const movedLetter =
  (deps: TicketFileDeps): Template =>
  async (data, language) => {
    const move = await findMove(deps.db, String(data['move']));
    if (!move) return null;
    const tickets: TicketView[] = [];
    for (const id of await findToldTickets(deps.db, String(data['move']), String(data['of']))) {
      const ticket = await findTicket(deps.db, id);
      if (ticket && !ticket.city.isCancelled) tickets.push(ticket);
    }
    return content(deps, move, tickets, language);
  };
