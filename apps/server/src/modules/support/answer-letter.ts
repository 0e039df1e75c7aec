import type { Language } from '@trassa/contracts';
import { formatLongDate, siteTimezone } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { QueuedLetter, Template } from '../notifications/index.ts';
import { paragraphs } from './paragraphs.ts';
import { findAnswer } from './staff/messages.repository.ts';
import type { SupportDeps } from './support-deps.ts';
import { answerWords } from './support-words.ts';

type To = { readonly publicId: string; readonly email: string; readonly language: Language; readonly message: number };

export const answerLetter = ({ publicId, email, language, message }: To): QueuedLetter => ({
  template: 'support_answer',
  recipient: email,
  language,
  data: { support: publicId, message },
  dedupeKey: `support_answer:${message}`,
});

/** What the team answers. Of the request it says the number and the day: the address may be somebody else's. */
export const answerTemplate =
  ({ db, teamAddress }: Pick<SupportDeps, 'db' | 'teamAddress'>): Template =>
  async (data, language) => {
    const answer = await findAnswer(db, String(data['support']), Number(data['message']));
    if (!answer) return null;
    const { subject, title, note } = answerWords[language];
    const day = formatLongDate(toUnix(answer.askedAt), siteTimezone, language);
    const team = await teamAddress();
    return {
      subject: subject(answer.number, day),
      title,
      parts: [...paragraphs(answer.text), { type: 'note', text: note }],
      ...(team !== null && { replyTo: team }),
    };
  };
