import { otherLayout } from '../words-alike.ts';
import { normaliseCode } from './promocode.ts';

/** Russian spellings that one code may have: bounds the work for a word that is spelt to have many. */
const most = 64;

/** Latin letters that look like Russian ones, in the same places. */
const latin = 'ABCEHKMOPTXY';
const russian = 'АВСЕНКМОРТХУ';
const lookAlikes = new Map([...latin].map((letter, index) => [letter, russian[index] ?? letter]));

/** How Russian letters are written in Latin ones; the longer ones are tried first. */
const spellings: readonly (readonly [string, readonly string[]])[] = [
  ['SHCH', ['Щ']],
  ['SCH', ['Щ']],
  ['SH', ['Ш']],
  ['CH', ['Ч']],
  ['ZH', ['Ж']],
  ['KH', ['Х']],
  ['TS', ['Ц']],
  ['YU', ['Ю']],
  ['YA', ['Я']],
  ['YO', ['Ё']],
  ['X', ['КС']],
  ['C', ['Ц', 'К']],
  ['E', ['Е', 'Э']],
  ['I', ['И', 'Й']],
  ['J', ['Ж', 'Й']],
  ['Y', ['Й', 'Ы']],
  ...[...'ABVGDZKLMNOPRSTUFHW'].map((letter, index): [string, string[]] => [
    letter,
    [[...'АБВГДЗКЛМНОПРСТУФХВ'][index] ?? letter],
  ]),
];
/** An ending that is often written with one letter: PERVY. */
const ending = /Y(?![A-Z])/;

const isLatin = (text: string): boolean => /[A-Z]/.test(text);
const isRussian = (text: string): boolean => /[А-ЯЁ]/.test(text);

const spelt = (text: string): string[] => {
  let found = [''];
  for (let at = 0; at < text.length && found.length <= most;) {
    const [written, letters] = spellings.find(([start]) => text.startsWith(start, at)) ?? [text[at] ?? '', null];
    const own = written === 'Y' && ending.test(text.slice(at, at + 2)) ? ['Й', 'Ы', 'ЫЙ', 'ИЙ'] : letters;
    found = found.flatMap((start) => (own ?? [written]).map((letter) => start + letter));
    at += written.length;
  }
  return found.slice(0, most);
};

/** With a soft sign, which nobody writes in Latin letters: at most one of them is guessed. */
const softened = (text: string): string[] => [
  text,
  ...[...text.matchAll(/[БВГДЗКЛМНПРСТФ]/g)].map(({ index }) => `${text.slice(0, index + 1)}Ь${text.slice(index + 1)}`),
];

/**
 * Russian codes that may be meant by one typed on a Latin keyboard: by the sound (START10), by the look (CTAPT10) or by the
 * keys (CNFHN10). Normalised, without the typed one; none for a code without Latin letters.
 */
export const codeTwins = (typed: string): string[] => {
  const code = normaliseCode(typed);
  if (!isLatin(code)) return [];
  const alike = [...code].map((letter) => lookAlikes.get(letter) ?? letter).join('');
  const twins = [alike];
  if (!isRussian(code)) twins.push(normaliseCode(otherLayout(code)), ...spelt(code).flatMap(softened));
  return [...new Set(twins)].filter((twin) => isRussian(twin) && !isLatin(twin));
};

/**
 * Which of the existing codes is meant: the very same one, else the only twin. Two twins mean none, so that a typed word
 * never works for two codes.
 */
export const meantCode = (typed: string, existing: ReadonlySet<string>): string | null => {
  const code = normaliseCode(typed);
  if (existing.has(code)) return code;
  const twins = codeTwins(code).filter((twin) => existing.has(twin));
  return twins.length === 1 ? (twins[0] ?? null) : null;
};
