export type Name = { lastName: string; firstName: string };

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
const cyrillic = /[а-яё]/i;
const patronymic = /(вич|вна|чна|ьич|кызы|оглы|улы)$/i;

/** 'ИВАНОВА-ПЕТРОВА' → 'Иванова-Петрова'; a name in mixed letters stays as it is. */
export const capitalise = (name: string): string => {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[ '’-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
};

/** Without the patronymic: nobody asked it to be published. */
const withoutPatronymic = (words: readonly string[]): string[] =>
  words.length < 3 ? [...words] : words.filter((word, at) => at === 0 || !patronymic.test(word));

/**
 * Surname and name out of one cell. A comma or capital letters mark the surname; else it comes first in Cyrillic and last
 * in Latin, unless the header says otherwise.
 */
export const readFullName = (text: string, isNameFirst = false): Name => {
  const [before = '', after] = text.split(/\s*,\s*/);
  if (after) return { lastName: capitalise(before), firstName: capitalise(after) };
  const words = withoutPatronymic(text.split(' '));
  if (words.length === 1) return { lastName: capitalise(words[0] ?? ''), firstName: '' };
  const shouted = words.filter(isShouted);
  const isMarked = shouted.length > 0 && shouted.length < words.length;
  const isLast = isMarked ? words.findIndex(isShouted) > 0 : isNameFirst || !cyrillic.test(text);
  const surname = isMarked ? shouted : [(isLast ? words.at(-1) : words[0]) ?? ''];
  const rest = isMarked ? words.filter((word) => !isShouted(word)) : isLast ? words.slice(0, -1) : words.slice(1);
  return { lastName: capitalise(surname.join(' ')), firstName: capitalise(rest.join(' ')) };
};
