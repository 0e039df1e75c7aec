import type { Language } from '@trassa/contracts';
import { formatLongDate, momentAt, siteTimezone } from '@trassa/rules';
import type { LetterPart, QueuedLetter, Template } from '../notifications/index.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { privacyWords } from './privacy-words.ts';
import { findRequest, type RequestCardRow } from './requests.repository.ts';

type To = { readonly publicId: string; readonly email: string; readonly language: Language };

const letterOf = (template: string, { publicId, email, language }: To): QueuedLetter => ({
  template,
  recipient: email,
  language,
  data: { privacy_request: publicId },
  dedupeKey: `${template}:${publicId}`,
});

export const answerLetter = (to: To): QueuedLetter => letterOf('privacy_answered', to);
export const prolongedLetter = (to: To): QueuedLetter => letterOf('privacy_prolonged', to);
/** Its address goes with it, once it has left. */
export const erasedLetter = (to: To): QueuedLetter => ({ ...letterOf('privacy_erased', to), forget: true });

const paragraphs = (text: string): LetterPart[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: 'text', text: line }));

const lettersOf: Readonly<Record<string, (row: RequestCardRow, language: Language) => readonly LetterPart[] | null>> = {
  privacy_answered: ({ answer }) => (answer === null ? null : paragraphs(answer)),
  privacy_prolonged({ prolongedWhy, due }, language) {
    if (prolongedWhy === null) return null;
    const until = formatLongDate(momentAt(due, '12:00', siteTimezone), siteTimezone, language);
    return [{ type: 'text', text: privacyWords[language].prolonged(until) }, ...paragraphs(prolongedWhy)];
  },
  privacy_erased: (_row, language) => privacyWords[language].erased.map((text) => ({ type: 'text', text })),
};

/** Letters to whoever asked about his data. Answering them writes to the team. */
export const addPrivacyLetters = ({
  db,
  notifications,
  teamAddress,
}: Pick<PrivacyDeps, 'db' | 'notifications' | 'teamAddress'>): void => {
  const render =
    (name: string, parts: (row: RequestCardRow, language: Language) => readonly LetterPart[] | null): Template =>
    async (data, language) => {
      const row = await findRequest(db, String(data['privacy_request']));
      const told = row && parts(row, language);
      if (!row || !told) return null;
      const words = privacyWords[language];
      const isLater = name === 'privacy_prolonged';
      const team = await teamAddress();
      const [subject, title] = isLater ? [words.later, words.laterTitle] : [words.subject, words.title];
      return { subject: subject(row.id), title, parts: told, ...(team !== null && { replyTo: team }) };
    };
  for (const [name, parts] of Object.entries(lettersOf)) notifications.addTemplate(name, render(name, parts));
};
