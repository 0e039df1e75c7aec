export type Name = { lastName: string; firstName: string };

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
const cyrillic = /[а-яё]/i;
const patronymic = /(вич|вна|чна|ьич|кызы|оглы|улы)$/i;

/** Small words that belong to the surname behind them: 'van Rensburg'. */
const particles = new Set(
  "van von der den de del della di da dos du la le ter ten zu bin ibn al el van't фон ван дер де ди аль ибн".split(' '),
);
const isParticle = (word: string | undefined): boolean => particles.has((word ?? '').toLowerCase());
const surnameForm = /^\p{L}{2,}(?:ов|ев|ова|ева|ский|ская|цкий|цкая|енко|дзе|швили)$/iu;

/** 'ИВАНОВА-ПЕТРОВА' → 'Иванова-Петрова'; a name in mixed letters stays as it is. */
export const capitalise = (name: string): string => {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[ '’-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    .replace(/(?<![\p{L}'’-])(\p{L}+)(?= )/gu, (word) => (isParticle(word) ? word.toLowerCase() : word));
};

/** Without the patronymic: nobody asked it to be published. */
const withoutPatronymic = (words: readonly string[]): string[] =>
  words.length < 3 ? [...words] : words.filter((word, at) => at === 0 || !patronymic.test(word));

/** Where the surname begins among words of which it is the last, or ends where it is the first. */
const surnameStart = (words: readonly string[]): number => {
  let at = words.length - 1;
  while (at > 1 && isParticle(words[at - 1])) at -= 1;
  return at;
};
const surnameEnd = (words: readonly string[]): number => {
  let at = 0;
  while (at < words.length - 2 && isParticle(words[at])) at += 1;
  const isDouble = words.length > at + 2 && surnameForm.test(words[at] ?? '') && surnameForm.test(words[at + 1] ?? '');
  return at + (isDouble ? 2 : 1);
};

/** The words in capitals with the particles before them. */
const splitMarked = (words: readonly string[]): [surname: string[], rest: string[]] => {
  const isOfSurname = (word: string, at: number): boolean =>
    isShouted(word) || (isParticle(word) && isShouted(words.slice(at).find((next) => !isParticle(next)) ?? ''));
  return [words.filter(isOfSurname), words.filter((word, at) => !isOfSurname(word, at))];
};

const hiddenForm =
  /^(?:(?:name )?(?:hidden|withheld|private|anonymous|anonym|anon|unknown|noname|incognito)(?: (?:name|runner|athlete|participant|person|entry))?|no name|(?:имя |данные |участник )?скры(?:т|та|то|ты)|аноним\p{L}*|инкогнито|неизвест\p{L}+|без имени|n ?n|x{2,}|х{2,})$/u;

/** What a file writes where it names nobody: '***', 'Hidden runner', 'Имя скрыто'. */
export const isHiddenName = (text: string): boolean => {
  const bare = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}*•×#]+/gu, ' ')
    .trim();
  return bare !== '' && (/^[*•×# ]{2,}$/.test(bare) || hiddenForm.test(bare));
};

/**
 * Surname and name out of one cell. A comma or capital letters mark the surname; else it stands where the header says
 * (`order`: which of the two is first), without that first in Cyrillic and last in Latin.
 */
export const readFullName = (text: string, order: 'name' | 'surname' | null = null): Name => {
  const [before = '', after] = text.split(/\s*,\s*/);
  if (after) return { lastName: capitalise(before), firstName: capitalise(after) };
  const words = withoutPatronymic(text.split(' '));
  if (words.length === 1) return { lastName: capitalise(words[0] ?? ''), firstName: '' };
  const shouted = words.filter(isShouted);
  if (shouted.length > 0 && shouted.length < words.length) {
    const [surname, rest] = splitMarked(words);
    const isLower = (at: number): boolean => at < surname.length - 1 && isParticle(surname[at]);
    const lastName = surname.map((word, at) => (isLower(at) ? word.toLowerCase() : capitalise(word))).join(' ');
    return { lastName, firstName: capitalise(rest.join(' ')) };
  }
  const isLast = order === 'name' || (order === null && !cyrillic.test(text));
  const cut = isLast ? surnameStart(words) : surnameEnd(words);
  const surname = isLast ? words.slice(cut) : words.slice(0, cut);
  const rest = isLast ? words.slice(0, cut) : words.slice(cut);
  return { lastName: capitalise(surname.join(' ')), firstName: capitalise(rest.join(' ')) };
};
