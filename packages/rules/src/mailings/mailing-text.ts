import type { MessageSpec } from '../message.ts';
import { fieldProblemOf } from './mailing-fields.ts';

export type MailingBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly link: string };
export type MailingWords = {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preheader: string;
  readonly blocks: readonly MailingBlock[];
};
/** Without English the Russian text goes to everybody. */
export type MailingContent = { readonly ru: MailingWords; readonly en: MailingWords | null };

export const mailingTitleMax = 120;
export const mailingSubjectMax = 120;
export const mailingPreheaderMax = 200;
export const mailingBlocksMax = 30;
export const mailingTextMax = 5000;
export const mailingLabelMax = 60;
export const mailingLinkMax = 1000;
/** Bytes of the letter as it is sent. */
export const mailingSizeMax = 100_000;

/** A page of the site, or a whole address of another one. */
const isLink = (link: string): boolean => {
  if (/^\/(?!\/)[^\s\\]*$/.test(link)) return true;
  return /^https:\/\/[^\s\\]+$/.test(link) && URL.canParse(link);
};

/** Whether an address names somebody: a field, a mailbox or a phone would be read by whoever counts visits there. */
const namesSomebody = (link: string): boolean =>
  /[{}@]|%40|%7[bd]|[?&#](e-?mail|mail|phone|tel|name)=/i.test(link) || /(?:%2b|\+)\d{7,}/i.test(link);

const textProblem = (text: string, most: number, hasStart: boolean): MessageSpec | null => {
  if (!text.trim()) return { id: 'required' };
  if (text.length > most) return { id: 'too_long', max: most };
  const id = fieldProblemOf(text, hasStart);
  return id && { id };
};

const linkProblem = (link: string): MessageSpec | null => {
  if (!link.trim()) return { id: 'required' };
  if (namesSomebody(link)) return { id: 'mailing_link_personal' };
  return link.length <= mailingLinkMax && isLink(link) ? null : { id: 'site_link' };
};

type Problems = Record<string, MessageSpec>;

const checkWords = (words: MailingWords, at: string, hasStart: boolean): Problems => {
  const problems: Problems = {};
  const put = (field: string, problem: MessageSpec | null): void => {
    if (problem) problems[`${at}.${field}`] = problem;
  };
  put('subject', textProblem(words.subject, mailingSubjectMax, hasStart));
  if (words.preheader) put('preheader', textProblem(words.preheader, mailingPreheaderMax, hasStart));
  if (!words.blocks.some(({ type }) => type === 'text')) put('blocks', { id: 'mailing_empty' });
  words.blocks.forEach((block, index) => {
    if (block.type !== 'button') return put(`blocks.${index}.text`, textProblem(block.text, mailingTextMax, hasStart));
    put(`blocks.${index}.label`, textProblem(block.label, mailingLabelMax, hasStart));
    put(`blocks.${index}.link`, linkProblem(block.link));
  });
  return problems;
};

/** What stands in the way of sending a text, by the field: `ru.subject`, `en.blocks.2.link`. Back-office 5.13 */
export const checkMailingText = ({ ru, en }: MailingContent, hasStart: boolean): Problems => ({
  ...checkWords(ru, 'ru', hasStart),
  ...(en && checkWords(en, 'en', hasStart)),
});
