import type { OfficeTemplate, OfficeTemplateRow } from '@trassa/contracts/office';
import { checkLetterWord } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Executor } from '../../platform/database/index.ts';
import { type HouseLetter, wordsOfLetter } from '../notifications/index.ts';
import type { NamesOf } from '../staff/index.ts';
import type { LetterWordsRow } from './letter-words.repository.ts';

type Names = Awaited<ReturnType<NamesOf>>;

const languages = ['ru', 'en'] as const;

/** All words of a letter by `{word}.{language}`; null: as it is built. A word that the letter no longer has is left out. */
export const ownOf = (letter: HouseLetter, row: LetterWordsRow | null): Record<string, string | null> =>
  Object.fromEntries(
    wordsOfLetter(letter).flatMap(({ word }) =>
      languages.map((language) => [`${word}.${language}`, row?.words[`${word}.${language}`] ?? null] as const),
    ),
  );

/** Own words that the letter leaves aside: since they were saved a release has given the built ones other fields. */
const asideOf = (letter: HouseLetter, own: Readonly<Record<string, string | null>>): string[] =>
  wordsOfLetter(letter).flatMap(({ word, built }) =>
    languages.flatMap((language) => {
      const { [`${word}.${language}`]: text } = own;
      return typeof text === 'string' && checkLetterWord(word, built[language], text) ? [`${word}.${language}`] : [];
    }),
  );

const editOf = (row: LetterWordsRow | null, names: Names) => {
  const editor = row && row.updatedBy !== null ? names.get(row.updatedBy) : undefined;
  return {
    version: row?.version ?? 1,
    updated: row && row.version > 1 ? toUnix(row.updatedAt) : null,
    updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
  };
};

export const presentTemplateRows = async (
  db: Executor,
  letters: ReadonlyMap<string, HouseLetter>,
  rows: readonly LetterWordsRow[],
  namesOf: NamesOf,
): Promise<OfficeTemplateRow[]> => {
  const editors = rows.map(({ updatedBy }) => updatedBy).filter((id) => id !== null);
  const names = await namesOf(db, [...new Set(editors)]);
  const rowOf = new Map(rows.map((row) => [row.letter, row]));
  return [...letters].map(([name, letter]) => {
    const row = rowOf.get(name) ?? null;
    const own = ownOf(letter, row);
    const aside = asideOf(letter, own);
    const used = Object.fromEntries(Object.entries(own).filter(([key, text]) => text !== null && !aside.includes(key)));
    return {
      public_id: name,
      subject: {
        ru: used['subject.ru'] ?? letter.built.ru.subject,
        en: used['subject.en'] ?? letter.built.en.subject,
      },
      own: Object.keys(used).length,
      aside: aside.length,
      ...editOf(row, names),
    };
  });
};

export const presentTemplate = async (
  db: Executor,
  { name, letter, row }: { readonly name: string; readonly letter: HouseLetter; readonly row: LetterWordsRow | null },
  namesOf: NamesOf,
): Promise<OfficeTemplate> => {
  const own = ownOf(letter, row);
  return {
    public_id: name,
    words: wordsOfLetter(letter).map(({ word, built, fields }) => ({ word, built, fields: [...fields] })),
    own,
    aside: asideOf(letter, own),
    ...editOf(row, await namesOf(db, row && row.updatedBy !== null ? [row.updatedBy] : [])),
  };
};
