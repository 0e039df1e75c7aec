import type { Language } from '@trassa/contracts';
import { formatDatedStart, formatDeadline } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Template } from '../../notifications/index.ts';
import { formatOf, raceOf, type TicketView } from '../ticket.ts';
import { findTicket } from '../tickets.repository.ts';
import { type OfferedTicket, transferFacts, type TransferNews, transferWords } from './transfer-words.ts';
import { findTransfer, type TransferInLetter } from './transfers.repository.ts';

/** Letters and what stands between them: what somebody calls himself must not become an advertisement or a link. */
const plainName = /^[\p{L}\p{M}'’ -]{1,60}$/u;

const describe = (ticket: TicketView, transfer: TransferInLetter, language: Language): OfferedTicket => {
  const { city, format } = ticket;
  const giver = transfer.giverName.trim();
  return {
    event: raceOf(ticket, language),
    format: formatOf(ticket, language),
    start: formatDatedStart(toUnix(format.startTime), city.timezone, language),
    place: [city.place[language], city.address[language]].filter(Boolean).join(', '),
    ticketNumber: ticket.ticketNumber,
    giver: plainName.test(giver) ? giver : '',
    email: transfer.email,
    until: formatDeadline(toUnix(transfer.until), city.timezone, language),
  };
};

const links: Readonly<Record<TransferNews, string>> = {
  offer: '/me',
  accepted: '/me',
  declined: '/me',
  taken_back: '/calendar',
  lapsed: '/me',
  given: '/me',
};

const isNews = (text: string): text is TransferNews => Object.hasOwn(links, text);

/** Letters about a ticket on offer (DEC-73); an offer that is answered by the time of sending is not announced any more. */
export const transferLetter =
  ({ db, siteUrl }: { db: Database; siteUrl: string }): Template =>
  async (data, language) => {
    const news = String(data['news']);
    const transfer = await findTransfer(db, Number(data['transfer']));
    const ticket = transfer && (await findTicket(db, transfer.ticketPublicId));
    if (!transfer || !ticket || !isNews(news) || (news === 'offer' && transfer.status !== 'waiting')) return null;
    const told = describe(ticket, transfer, language);
    const words = transferWords[language][news];
    const names = transferFacts[language];
    const note = words.note(told);
    return {
      subject: `${words.title}: ${told.event}`,
      title: words.title,
      parts: [
        { type: 'text', text: words.text(told) },
        {
          type: 'facts',
          facts: [
            [names.event, told.event],
            [names.start, told.start],
            [names.format, told.format],
            [names.place, told.place],
            [names.ticket, told.ticketNumber],
          ],
        },
        ...(note ? [{ type: 'note' as const, text: note }] : []),
        { type: 'button', label: words.button, link: `${siteUrl}${links[news]}` },
      ],
    };
  };
