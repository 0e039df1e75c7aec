import { wordNames } from '../../domain/word-columns.ts';

/** What a column of the file may be for us; `split` may stand several times, `ignore` is known and not needed. */
export const resultFields = [
  'start_number',
  'last_name',
  'first_name',
  'full_name',
  'gender',
  'category',
  'age_group',
  'age',
  'birth',
  'team',
  'format',
  'distance',
  'leg',
  'start',
  'finish',
  'absolute_time',
  'individual_time',
  'fine',
  'time',
  'status',
  ...wordNames,
  'place',
  'split',
  'ignore',
] as const;
export type ResultField = (typeof resultFields)[number];

export const isResultField = (word: string): word is ResultField => (resultFields as readonly string[]).includes(word);

/** A column of the file and what it is taken for. */
export type Column = {
  readonly index: number;
  readonly header: string;
  /** null: nobody knows it. */
  readonly field: ResultField | null;
};
