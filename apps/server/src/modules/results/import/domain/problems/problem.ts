/** Why a row cannot be stored. The words are in `import-words.ts`. */
export type ProblemId =
  | 'no_number'
  | 'bad_number'
  | 'number_taken'
  | 'relay_format'
  | 'no_name'
  | 'no_time'
  | 'bad_time'
  | 'long_time'
  | 'bad_status'
  | 'bad_gender'
  | 'bad_age'
  | 'bad_leg'
  | 'unknown_format'
  | 'other_format'
  | 'no_format'
  | 'too_fast'
  | 'too_long'
  | 'leg_times';

export type Problem = {
  readonly line: number;
  /** Of the row: '№ 105, Иванов Иван'. */
  readonly who: string;
  readonly id: ProblemId;
  readonly values: Readonly<Record<string, string | number>>;
};
