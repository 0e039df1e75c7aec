import type { ResultColumn } from '@trassa/contracts';

type WordSpec = {
  /** What the import calls it. */
  readonly ru: string;
  readonly en: string;
  /** Headers of timing crews, folded. */
  readonly header: RegExp;
  /** Signs. */
  readonly longest: number;
};

/**
 * Words that a file brings and a row shows as they are, under one name in the file's plan, the database and the wire. A new
 * one is written here, in the contract's row and in a migration: reading, storing, showing and sorting follow.
 */
export const wordColumns = {
  club: {
    ru: 'клуб',
    en: 'club',
    header: /^(клуб|спортивный клуб|беговой клуб|клуб команда|club|club team)$/,
    longest: 200,
  },
  home_city: {
    ru: 'город',
    en: 'city',
    header: /^(город|населенный пункт|город проживания|откуда|city|town|hometown|home town|residence)$/,
    longest: 200,
  },
  country: {
    ru: 'страна',
    en: 'country',
    header: /^(страна|гражданство|country|nation|nationality|nat|noc)$/,
    longest: 100,
  },
  comments: {
    ru: 'комментарий',
    en: 'comment',
    header: /^(комментари[ийя]|примечани[ея]|прим|заметк[аи]|comments?|notes?|remarks?)( судьи)?$/,
    longest: 500,
  },
} as const satisfies Readonly<Record<string, WordSpec>>;

export type WordColumn = keyof typeof wordColumns;
export const wordNames = Object.keys(wordColumns) as WordColumn[];

/** Those that a table can show as columns. */
export const tableWords = ['comments'] as const satisfies readonly (WordColumn & ResultColumn)[];
export type TableWord = (typeof tableWords)[number];

/** Something of every word. */
export const eachWord = <T>(of: (name: WordColumn) => T): Record<WordColumn, T> =>
  Object.fromEntries(wordNames.map((name) => [name, of(name)])) as Record<WordColumn, T>;
