import type { ReferenceKind } from '@trassa/rules';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Why a row of a list is not stored. The words are in `reference-words.ts`. */
export const referenceProblems = [
  'empty',
  'too_long',
  'formula',
  'signs',
  'type',
  'number',
  'prefix',
  'country',
  'timezone',
  'coordinate',
  'yes_no',
  'unknown_region',
  'unknown_city',
  'many_cities',
  'city_elsewhere',
  'new_region',
  'region_differs',
  'city_moved',
  'country_moved',
  'region_full',
  'country_full',
  'second_main',
  'repeated',
] as const;
export type ReferenceProblemId = (typeof referenceProblems)[number];

export type ReferenceProblem = {
  readonly line: number;
  readonly id: ReferenceProblemId;
  readonly field: string;
  /** What stands in the cell, or the line that says otherwise. */
  readonly value: string;
};

/** Cells of a row by field, tidied; '' is nothing. */
export type ReferenceCells = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

export type SettledRows = {
  readonly problems: readonly ReferenceProblem[];
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Stores what is new or changed of these rows. */
  write(tx: Tx): Promise<void>;
};

/** One reading of a file: what earlier rows said is remembered, so that a dry run counts what the import will. */
export type ReferenceReading = {
  settle(db: Executor, rows: readonly ReferenceCells[]): Promise<SettledRows>;
  /** What only the whole file shows. */
  end(db: Executor): Promise<readonly ReferenceProblem[]>;
};

/** A list of the house, by its owner. */
export type ReferenceList = {
  readonly kind: ReferenceKind;
  count(db: Executor): Promise<number>;
  /** A fingerprint of what the rows are compared with; it changes with any of it. */
  base(db: Executor): Promise<string>;
  begin(db: Executor): Promise<ReferenceReading>;
};
