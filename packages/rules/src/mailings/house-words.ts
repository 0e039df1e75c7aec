import type { MessageSpec } from '../message.ts';
import { carriesLink } from '../people/names.ts';

/** A word in both languages, as the house's letters are written. */
export type WordTexts = { readonly ru: string; readonly en: string };

/** Characters: a subject is one line of a mailbox, a button one of the letter. */
export const letterWordMax = (word: string): number => (/^(subject|heading|button)/.test(word) ? 120 : 1000);
/** Of any word, in any letter. */
export const letterWordLongest = 1000;

const inBraces = /\{([^{}]*)\}/gu;
/** Whatever a program may take for the end of a line, or that shows nothing and turns the line about. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Fields of a text, in braces, each once. */
export const letterFieldsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, field]) => field ?? '')),
];

/**
 * What is wrong with a word that the house puts in the place of the built one: it has the very fields of that, so that no sum or term is
 * lost and none stands open, and no link, since a letter leads where its button does. BO-200
 */
export const checkLetterWord = (word: string, built: string, text: string): MessageSpec | null => {
  const max = letterWordMax(word);
  if (!/[\p{L}\p{N}]/u.test(text)) return { id: 'required' };
  if (text.length > max) return { id: 'too_long', max };
  if (/[{}]/.test(text.replaceAll(inBraces, ''))) return { id: 'mailing_brace' };
  const [needed, given] = [letterFieldsOf(built), letterFieldsOf(text)];
  const unknown = given.find((field) => !needed.includes(field));
  if (unknown !== undefined) return { id: 'letter_field_unknown', field: unknown };
  const missing = needed.find((field) => !given.includes(field));
  if (missing !== undefined) return { id: 'letter_field_missing', field: missing };
  if (unseen.test(max < letterWordLongest ? text : text.replaceAll(/[\n\r\t]/g, ''))) return { id: 'letter_word_line' };
  return carriesLink(text.replaceAll(inBraces, '')) ? { id: 'letter_word_link' } : null;
};

/** A text with its fields; a value is never read as a field again. */
export const fillLetterWord = (text: string, fields: Readonly<Record<string, string>>): string =>
  text.replaceAll(inBraces, (whole, field: string) =>
    Object.hasOwn(fields, field) ? (fields[field] ?? whole) : whole,
  );
