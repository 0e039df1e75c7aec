import { latinLetters } from '../../packages/rules/src/starts/latin-letters.ts';

/** Letters as on road signs and maps: Набережные Челны → Naberezhnye Chelny; a name says its ё. */
const letters: Readonly<Record<string, string>> = { ...latinLetters, ё: 'yo' };

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const word = (text: string): string => {
  const latin = text
    .toLowerCase()
    .replace(/(^|[аеёиоуыэюяьъ])е/g, '$1ye')
    .replace(/(?:ий|ый)$/, 'y')
    .replace(/ое$/, 'oe')
    .replace(/[а-яё]/g, (letter) => letters[letter] ?? letter);
  return text.charAt(0) === text.charAt(0).toUpperCase() ? capitalised(latin) : latin;
};

/** A name in Latin letters, word by word. */
export const inLatin = (name: string): string => name.replace(/[А-Яа-яЁё]+/g, word);
