import { buffer } from 'node:stream/consumers';
import type { Language } from '@trassa/contracts';
import type { fileEncodings, OfficeFile } from '@trassa/contracts/office';
import { csvRow, sheetTypes, type SheetRow, writeCsv, writeXlsx } from '../../../platform/sheet/index.ts';
import { toWindows1251 } from './windows-1251.ts';

export type Table = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly language: Language;
  /** For a program that reads fields as they stand, not for sheets: codes keep their zeros without an apostrophe. */
  readonly isPlain: boolean;
};

async function* inOne(rows: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  yield rows;
}

const digits = /^\s*\d+\s*$/;
/** A field that begins as a formula stays a text even here. */
const plainCell = (cell: SheetRow[number]): string =>
  typeof cell === 'string' && digits.test(cell) ? cell : csvRow([cell], 'ru').trimEnd();
const plainRow = (cells: SheetRow): string => `${cells.map(plainCell).join(';')}\r\n`;

const csvOf = async (table: Table, encoding: (typeof fileEncodings)[number]): Promise<Buffer> => {
  const { head, rows, language, isPlain, title } = table;
  if (encoding === 'utf-8' && !isPlain) return buffer(writeCsv({ title, head, language, batches: inOne(rows) }));
  const row = isPlain ? plainRow : (cells: SheetRow) => csvRow(cells, language);
  const text = [head, ...rows].map(row).join('');
  return encoding === 'utf-8' ? Buffer.from(`\uFEFF${text}`) : toWindows1251(text);
};

/** A file of a table, to be saved under this name. */
export const writeFile = async (
  table: Table,
  name: string,
  { file, encoding }: { readonly file: 'csv' | 'xlsx'; readonly encoding: (typeof fileEncodings)[number] },
): Promise<OfficeFile> => {
  const { title, head, rows, language } = table;
  const bytes =
    file === 'xlsx'
      ? await buffer(writeXlsx({ title, head, language, batches: inOne(rows) }))
      : await csvOf(table, encoding);
  const type = encoding === 'windows-1251' && file === 'csv' ? 'text/csv; charset=windows-1251' : sheetTypes[file];
  return { name: `${name}.${file}`, type, base64: bytes.toString('base64'), rows: rows.length };
};
