import type { Language } from '@trassa/contracts';
import { formatStart } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles, type Minor } from '../../../kernel/money.ts';
import type { Database } from '../../../platform/database/index.ts';
import { layOut, type LetterContent, type Template } from '../../notifications/index.ts';
import type { TicketView } from '../ticket.ts';
import { findTicket } from '../tickets.repository.ts';
import { findReturn } from './cancel.repository.ts';
import { words } from './return-words.ts';

export type ReturnLetterDeps = { readonly db: Database; readonly siteUrl: string; readonly brand: string };

const money = (minor: Minor, language: Language): string =>
  new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minor % 100 ? 2 : 0,
  }).format(toRoubles(minor));

const content = (ticket: TicketView, sum: Minor, language: Language, siteUrl: string): LetterContent => {
  const say = words[language];
  const { event, city, format } = ticket;
  const sumText = money(sum, language);
  return {
    subject: sum > 0 ? say.subject(sumText) : say.subjectFree,
    title: say.title,
    parts: [
      { type: 'text', text: sum > 0 ? say.paid(sumText) : say.free },
      {
        type: 'facts',
        facts: [
          [say.event, `${event.title[language]}, ${city.name[language]}`],
          [say.format, format.title[language]],
          [say.start, formatStart(toUnix(format.startTime), city.timezone, language)],
          [say.ticket, ticket.ticketNumber],
          [say.sum, sumText],
        ],
      },
      ...(sum > 0 ? [{ type: 'note' as const, text: say.bank }] : []),
      { type: 'button', label: say.calendar, link: `${siteUrl}/calendar` },
    ],
  };
};

/** The ticket is returned and its money has been sent: to who bought it. */
export const returnLetter =
  ({ db, siteUrl, brand }: ReturnLetterDeps): Template =>
  async (data, language) => {
    const publicId = String(data['ticket']);
    const ticket = await findTicket(db, publicId);
    const sum = await findReturn(db, publicId);
    if (!ticket || sum === null) return null;
    return layOut(content(ticket, sum, language, siteUrl), { brand, language });
  };
