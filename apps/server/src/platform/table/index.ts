export { openAnyTable } from './any-table.ts';
export { openTable, refuseByMark, refuseWorkbook, type Table, type TableKind } from './open-table.ts';
export type { RefusedTable, TableRefusal } from './table-refusal.ts';
export { tableRefusalText, tableWords } from './table-words.ts';
