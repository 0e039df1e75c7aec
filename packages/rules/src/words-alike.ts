/** Keys of the two layouts, in the same places. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const toRussian = new Map([...latin].map((key, index) => [key, russian[index] ?? key]));
const toLatin = new Map([...russian].map((key, index) => [key, latin[index] ?? key]));

/** What was meant if the keyboard stood in the other language: 'aen,jkrf' is 'футболка', 'ыршке' is 'shirt'. */
export const otherLayout = (text: string): string => {
  const lower = text.toLowerCase();
  const isRussian = [...lower].some((letter) => letter >= 'а' && letter <= 'ё');
  const table = isRussian ? toLatin : toRussian;
  return [...lower].map((letter) => table.get(letter) ?? letter).join('');
};

/** What stands for one sound in two letters becomes one letter, so that a slip of the finger is one step away. */
const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщыэюя';
const SOUNDS = 'abvgdeejziiklmnoprstufhcqwwieua';
const sounds = new Map([...RUSSIAN].map((letter, index) => [letter, SOUNDS[index] ?? '']));
const PAIRS: readonly (readonly [string, string])[] = [
  ['shch', 'w'],
  ['sch', 'w'],
  ['sh', 'w'],
  ['zh', 'j'],
  ['kh', 'h'],
  ['ch', 'q'],
  ['ts', 'c'],
  ['yu', 'u'],
  ['ya', 'a'],
  ['y', 'i'],
];

/** Words as they sound, in Latin letters: Russian, English and transliterated spellings fold into one. */
export const soundsOf = (text: string): string[] => {
  const heard = [...text.toLowerCase().replace(/[ъь'’]/g, '')].map((letter) => sounds.get(letter) ?? letter).join('');
  const folded = PAIRS.reduce((word, [pair, sound]) => word.replaceAll(pair, sound), heard);
  return [...new Set(folded.split(/[^a-z0-9]+/).filter((word) => word.length > 1))];
};

/** Steps between two words: a letter put in, left out, changed, or two neighbours swapped. `most`: more is not counted. */
export const distanceOf = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(isSwap ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost);
    }
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? most + 1, most + 1);
};

const commonStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

/** Slips allowed in a word of this length. */
const slips = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);
/** Endings change: so much of a word must be its beginning. */
const stem = 0.6;
const shortestStem = 4;

/** How far a word is from one asked for: 0 the same, below 1 it begins so, then slips; null: another word. */
export const fitOf = (asked: string, word: string): number | null => {
  if (asked === word) return 0;
  if (word.startsWith(asked)) return 0.5;
  const start = commonStart(asked, word);
  if (start >= shortestStem && start >= asked.length * stem && start >= word.length * stem) return 0.8;
  const most = slips(asked.length);
  if (!most) return null;
  const distance = Math.min(
    distanceOf(asked, word, most),
    word.length > asked.length ? distanceOf(asked, word.slice(0, asked.length), most) : most + 1,
  );
  return distance <= most ? distance : null;
};
