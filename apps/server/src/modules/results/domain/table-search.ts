import { isNameToFind } from '@trassa/rules';
import { foldName } from './fold-name.ts';

/** What a reader looks for in a table. */
export type TableSearch = {
  /** The folded text: beginning of a name, of a name said the other way round, or of a team. */
  readonly phrase: string;
  readonly words: readonly string[];
  /** Start number as it is stored, in the spellings of its letters; empty when the text cannot be one. */
  readonly numbers: readonly string[];
};

const longestNumber = 16;
const numberWidth = 8;

/** Without leading zeros and padded, as the database keeps it: '0042' and '42' are one number. */
export const numberKey = (text: string): string => text.replace(/^0+/, '').padStart(numberWidth, '0');

/** A name that is looked for in all starts, folded; null: too short to tell people apart (RESULT-08). */
export const nameToFind = (text: string): string | null => {
  const phrase = foldName(text);
  return isNameToFind(text) && phrase !== '' ? phrase : null;
};

/** Null: nothing that could be found. */
export const readSearch = (text: string): TableSearch | null => {
  const phrase = foldName(text);
  if (phrase === '') return null;
  // As a row of the site says it: '№ 66,', '#66'.
  const typed = text
    .trim()
    .replace(/^[№#]|[,;.]+$/g, '')
    .trim();
  const isNumber = /\d/.test(typed) && !/\s/.test(typed) && typed.length <= longestNumber;
  const spellings = isNumber ? [typed, typed.toLowerCase(), typed.toUpperCase()] : [];
  return { phrase, words: phrase.split(' '), numbers: [...new Set(spellings.map(numberKey))] };
};
