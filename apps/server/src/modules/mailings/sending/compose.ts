import type { Language } from '@trassa/contracts';
import { fillFields, formatDate, type MailingContent, type MailingValues } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { LetterContent, LetterPart } from '../../notifications/index.ts';
import type { StartRow } from '../audience/targets.repository.ts';

const onlyRussian = 'This letter is in Russian only.';
const testMark = { ru: '[Тест] ', en: '[Test] ' } as const;

/** Whom it is read by: what is known of him fills the fields. */
export type Reader = { readonly language: Language; readonly name: string; readonly participants: readonly string[] };
type Composed = {
  readonly content: MailingContent;
  readonly start: StartRow | null;
  readonly siteUrl: string;
  readonly isTest?: boolean;
  /** Of the link that ends news; null: the letter is no news, or goes to nobody. */
  readonly unsubscribeCode?: string | null;
};

/** One line: what follows a break in a header would be another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const valuesOf = (reader: Reader, language: Language, start: StartRow | null): MailingValues => ({
  name: oneLine(reader.name),
  participants: reader.participants.map(oneLine).join(', '),
  ...(start && {
    start: say(language, start.ru, start.en),
    date: formatDate(toUnix(start.startsAt), start.timezone, language),
    city: say(language, start.cityRu, start.cityEn),
  }),
});

/** A draft may hold a link that is typed half. */
const hrefOf = (link: string, siteUrl: string): string =>
  URL.canParse(link, siteUrl) ? new URL(link, siteUrl).href : siteUrl;

/** The letter of a mailing as one person reads it; without English he gets the Russian one and is told so. */
export const composeLetter = (
  { content, start, siteUrl, isTest = false, unsubscribeCode = null }: Composed,
  reader: Reader,
): LetterContent => {
  const { language } = reader;
  const english = language === 'en' ? content.en : null;
  const words = english ?? content.ru;
  const values = valuesOf(reader, english ? 'en' : 'ru', start);
  const fill = (text: string): string => fillFields(text, values);
  const parts = words.blocks.flatMap((block): LetterPart[] => {
    if (block.type === 'heading') return [{ type: 'heading', text: fill(block.text) }];
    if (block.type === 'button')
      return [{ type: 'button', label: fill(block.label), link: hrefOf(block.link, siteUrl) }];
    return fill(block.text)
      .split(/\n{2,}/)
      .filter((text) => text.trim())
      .map((text) => ({ type: 'text', text: text.trim() }));
  });
  const subject = oneLine(fill(words.subject));
  return {
    subject: `${isTest ? testMark[language] : ''}${subject}`,
    title: subject,
    ...(words.preheader.trim() && { preview: fill(words.preheader) }),
    parts: language === 'en' && !english ? [{ type: 'note', text: onlyRussian }, ...parts] : parts,
    ...(unsubscribeCode !== null && {
      unsubscribe: {
        page: `${siteUrl}/unsubscribe/${unsubscribeCode}`,
        atOnce: `${siteUrl}/api/user/unsubscribe/${unsubscribeCode}`,
      },
    }),
  };
};
