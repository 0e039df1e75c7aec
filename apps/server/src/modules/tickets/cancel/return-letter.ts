import type { Language } from '@trassa/contracts';
import { formatDatedStart, moneyText } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { LetterContent, Template } from '../../notifications/index.ts';
import { formatOf, raceOf, startOf, type TicketView } from '../ticket.ts';
import { findTicket } from '../tickets.repository.ts';
import { findReturn, type ReturnedSum } from './cancel.repository.ts';
import { words } from './return-words.ts';

export type ReturnLetterDeps = { readonly db: Database; readonly siteUrl: string };

/** Which way the money went: back to certificates first, the rest as it was paid. */
const wayOf = ({ sum, certificates }: ReturnedSum, language: Language): string => {
  const say = words[language];
  if (sum === 0) return say.free;
  if (certificates === 0) return say.paid(moneyText(sum, language));
  const back = moneyText(certificates, language);
  return certificates === sum ? say.toCertificate(back) : say.inParts(back, moneyText(sum - certificates, language));
};

const content = (ticket: TicketView, returned: ReturnedSum, language: Language, siteUrl: string): LetterContent => {
  const { sum, certificates } = returned;
  const say = words[language];
  const { city } = ticket;
  const sumText = moneyText(sum, language);
  const race = raceOf(ticket, language);
  return {
    subject: sum > 0 ? say.subject(sumText, race) : say.subjectFree(race),
    title: say.title,
    parts: [
      { type: 'text', text: wayOf(returned, language) },
      {
        type: 'facts',
        facts: [
          [say.event, race],
          [say.format, formatOf(ticket, language)],
          [say.start, formatDatedStart(toUnix(startOf(ticket)), city.timezone, language)],
          [say.ticket, ticket.ticketNumber],
          [say.sum, sumText],
        ],
      },
      ...(sum > certificates ? [{ type: 'note' as const, text: say.bank }] : []),
      { type: 'button', label: say.calendar, link: `${siteUrl}/calendar` },
    ],
  };
};

/** The ticket is returned and its money has been sent: to who bought it. */
export const returnLetter =
  ({ db, siteUrl }: ReturnLetterDeps): Template =>
  async (data, language) => {
    const publicId = String(data['ticket']);
    const ticket = await findTicket(db, publicId);
    const returned = await findReturn(db, publicId);
    if (!ticket || !returned) return null;
    return content(ticket, returned, language, siteUrl);
  };
