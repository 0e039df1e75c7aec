import { wordNames } from '../../domain/word-columns.ts';

/** What a column of the file may be for us; `split`, `runner` and `leg_time` may stand several times, `ignore` is known and not needed. */
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
  'runner',
  'leg_time',
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

/** Fields whose cells are times. */
export const timeFields = ['time', 'individual_time', 'absolute_time', 'start', 'finish', 'fine'] as const;

export const isResultField = (word: string): word is ResultField => (resultFields as readonly string[]).includes(word);

/** A column of the file and what it is taken for. */
export type Column = {
  readonly index: number;
  readonly header: string;
  /** null: nobody knows it. */
  readonly field: ResultField | null;
};
