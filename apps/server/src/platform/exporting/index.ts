export { dayCell, momentCell, moneyCell, wordCell, yesCell } from './cells.ts';
export { type ExportedList, exportedList, type ExportReader } from './exported-list.ts';
