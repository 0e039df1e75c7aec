import type { ImportRow } from '../import-row.ts';
import { ageGroupOf } from '../read-person.ts';

type Said = keyof ImportRow;

/** What two rows of one person say alike wherever they stand. */
const same: readonly Said[] = [
  'gender',
  'ageGroup',
  'team',
  'distance',
  'club',
  'home_city',
  'country',
  'startMs',
  'finishMs',
  'absoluteMs',
  'individualMs',
  'fineMs',
];

const agree = (one: unknown, other: unknown): boolean => one === null || other === null || one === other;

/** One category, or the list of all and an age group of it. */
const isOneCategory = (one: string | null, other: string | null): boolean =>
  agree(one, other) || (ageGroupOf(one ?? '') === null) !== (ageGroupOf(other ?? '') === null);

/** Everything that a row says, wherever it stands. */
export const allOf = (row: ImportRow): string => JSON.stringify({ ...row, line: 0, section: 0 });

/** Rows under different titles, of one name and time, are one person when nothing that both say differs but their places. */
const isSaidAgain = (one: ImportRow, other: ImportRow): boolean =>
  one.section !== other.section &&
  same.every((field) => agree(one[field], other[field])) &&
  isOneCategory(one.category, other.category);

/** Nobody has so many namesakes of one time: a word stands for a name, and behind them only the very same row is a repeat. */
const mostCompared = 100;

export type Alike = {
  readonly rows: readonly ImportRow[];
  /** The row that is this one said again; undefined: there is none. */
  readonly find: (row: ImportRow) => ImportRow | undefined;
  readonly add: (row: ImportRow) => void;
};

/**
 * Rows of one name and time. With a number they are one person; without, in one table only when they are the same word for
 * word. Half a million of them take no longer than as many others.
 */
export const createAlike = (): Alike => {
  const rows: ImportRow[] = [];
  const ofTables = new Map<string, ImportRow>();
  const words = (row: ImportRow): string => `${row.section} ${allOf(row)}`;
  return {
    rows,
    find: (row) =>
      row.startNumber === ''
        ? (ofTables.get(words(row)) ?? rows.slice(0, mostCompared).find((one) => isSaidAgain(one, row)))
        : rows[0],
    add: (row) => {
      rows.push(row);
      if (row.startNumber === '') ofTables.set(words(row), row);
    },
  };
};
