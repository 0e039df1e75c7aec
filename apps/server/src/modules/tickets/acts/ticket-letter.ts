import type { Template } from '../../notifications/index.ts';
import type { TicketFileDeps } from '../show/ticket-file.ts';
import { tellThese } from '../show/ticket-letter.ts';
import { raceOf } from '../ticket.ts';
import { findHeldBy } from '../tickets.repository.ts';
import { type TicketNews, ticketNews, ticketNewsWords } from './ticket-news.ts';

const isNews = (text: string): text is TicketNews => ticketNews.some((news) => news === text);

/** One ticket with its file, after the staff has changed it; not for who holds it no more, nor for one that does not work. */
export const ticketLetter =
  (deps: TicketFileDeps): Template =>
  async (data, language) => {
    const news = String(data['news']);
    const ticket = await findHeldBy(deps.db, String(data['ticket']), String(data['holder']));
    if (!ticket || !isNews(news) || ticket.status === 'returned' || ticket.status === 'blocked') return null;
    const words = ticketNewsWords[language][news];
    const { parts, attachments } = await tellThese(deps, [ticket], language);
    return {
      subject: `${words.title}: ${raceOf(ticket, language)}`,
      title: words.title,
      parts: [{ type: 'text', text: words.text }, ...parts],
      attachments: [...attachments],
    };
  };
