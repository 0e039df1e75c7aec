import type { TableRefusal } from '../../../platform/table/index.ts';

type Numberless = {
  readonly count: number;
  /** Three at most: '5: Белова Анна'. */
  readonly examples: readonly string[];
};

/** Why a file as a whole is not read. The words are in `import-words.ts`. */
export type ImportRefusal =
  | TableRefusal
  | {
      readonly id:
        | 'no_rows'
        | 'no_event_city'
        | 'not_started'
        | 'no_formats'
        /** The results are no longer those that the preview was made of. */
        | 'moved';
    }
  | { readonly id: 'too_many_rows'; readonly limit: number }
  | { readonly id: 'too_many_columns'; readonly limit: number }
  /** Rows without a number in a file that is an addition. */
  | ({ readonly id: 'keep_needs_numbers' } & Numberless)
  /** Rows without a number beside those who have erased their accounts. */
  | ({ readonly id: 'erased_need_numbers' } & Numberless)
  | {
      readonly id: 'no_header' | 'no_number_column' | 'no_name_column' | 'no_time_column';
      readonly columns: readonly string[];
    }
  | { readonly id: 'unknown_column'; readonly column: string; readonly columns: readonly string[] }
  | { readonly id: 'unknown_class'; readonly value: string }
  | { readonly id: 'no_format'; readonly formats: readonly string[] }
  | { readonly id: 'unknown_format'; readonly value: string; readonly formats: readonly string[] };

export type Refused = { readonly ok: false; readonly refusal: ImportRefusal };

export const refuseImport = (refusal: ImportRefusal): Refused => ({ ok: false, refusal });
