export type { SheetCell, SheetLanguage, SheetProperties, SheetRow, SheetSource } from './cell.ts';
export { csvRow, writeCsv } from './csv.ts';
export { writeXlsx } from './xlsx.ts';

/** Types of the files, as a download says them. */
export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
