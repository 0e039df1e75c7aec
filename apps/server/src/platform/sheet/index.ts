export type { SheetCell, SheetLanguage, SheetProperties, SheetRow, SheetSource } from './cell.ts';
export { csvRow, writeCsv } from './csv.ts';
export { writeXlsx } from './xlsx.ts';
