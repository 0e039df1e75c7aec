/** Why a file is no table that can be read. The words are in `table-words.ts`. */
export type TableRefusal =
  | { readonly id: 'empty_file' | 'old_excel' | 'broken_workbook' }
  | { readonly id: 'not_a_table'; readonly kind: string }
  /** `limit`: megabytes of unpacked text. */
  | { readonly id: 'workbook_too_big'; readonly limit: number }
  | { readonly id: 'unclosed_quote'; readonly line: number }
  | { readonly id: 'no_sheet'; readonly sheet: string; readonly sheets: readonly string[] };

export type RefusedTable = { readonly ok: false; readonly refusal: TableRefusal };

export const refuseTable = (refusal: TableRefusal): RefusedTable => ({ ok: false, refusal });
