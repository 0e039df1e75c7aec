import type { ResultStatus } from '@trassa/contracts';
import type { WordColumn } from '../../domain/word-columns.ts';

/** A result as it will be stored; times in milliseconds. */
export type ImportRow = Readonly<Record<WordColumn, string | null>> & {
  line: number;
  /** The titles above it are counted: the rows under one are one table. */
  section: number;
  formatId: number;
  /** '' where the file has none: `key` stands for it. */
  startNumber: string;
  key: string | null;
  /** Of a relay; null: the file does not say, `settleGroup` decides. */
  leg: number | null;
  lastName: string;
  firstName: string;
  /** The file names nobody here: no name is shown or found. */
  isHidden: boolean;
  gender: 'male' | 'female' | null;
  category: string | null;
  ageGroup: string | null;
  team: string | null;
  status: ResultStatus;
  distance: string | null;
  startMs: number | null;
  finishMs: number | null;
  absoluteMs: number | null;
  individualMs: number | null;
  fineMs: number | null;
  timeMs: number | null;
  splits: readonly { title: string; ms: number }[];
  /** As the file counts it; only compared with ours. */
  filePlace: number | null;
};

/** How a row is called in what is said of it. */
export const nameRow = (row: Pick<ImportRow, 'startNumber' | 'lastName' | 'firstName' | 'team'>): string =>
  [row.startNumber && `№ ${row.startNumber}`, `${row.lastName} ${row.firstName}`.trim() || row.team]
    .filter(Boolean)
    .join(', ');
