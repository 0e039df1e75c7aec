import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodePieces, detectEncoding, type Encoding } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import type { RawRow } from '../../kernel/table/raw-row.ts';
import { splitRows } from './split-cells.ts';
import { refuseTable, type RefusedTable } from './table-refusal.ts';
import { readSheet } from './xlsx/read-sheet.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';
import { largestKeptMegabytes, TooBigWorkbook } from './xlsx/zip-parts.ts';

/** How the file turned out to be written. */
export type TableKind =
  | { readonly kind: 'text'; readonly encoding: Encoding; readonly delimiter: string }
  | { readonly kind: 'xlsx'; readonly sheet: string; readonly sheets: readonly string[] };

export type Table = {
  readonly about: TableKind;
  /** Pieces of a thousand rows or so; `share` of the file is read by then. Every call reads the file anew. */
  readonly pieces: () => AsyncIterable<{ rows: readonly RawRow[]; share: number }>;
};

type Opened = { readonly ok: true; readonly value: Table } | RefusedTable;

const pieceRows = 1000;

async function* piecesOfText(
  bytes: Buffer,
  encoding: Encoding,
  delimiter: string,
): AsyncGenerator<{ rows: RawRow[]; share: number }> {
  let read = 0;
  const texts = function* (): Generator<string> {
    for (const piece of decodePieces(bytes, encoding)) {
      read = piece.read;
      yield piece.text;
    }
  };
  let rows: RawRow[] = [];
  for (const row of splitRows(texts(), delimiter)) {
    rows.push(row);
    if (rows.length < pieceRows) continue;
    yield { rows, share: Math.min(0.999, read / bytes.length) };
    rows = [];
    // Others of the process get their turn.
    await nextTurn();
  }
  yield { rows, share: 1 };
}

const openText = (bytes: Buffer): Opened => {
  const encoding = detectEncoding(bytes);
  let start = '';
  for (const { text } of decodePieces(bytes, encoding)) {
    start = text;
    if (start.trim() !== '') break;
  }
  if (start.trim() === '') return refuseTable({ id: 'empty_file' });
  const delimiter = detectDelimiter(start);
  return {
    ok: true,
    value: { about: { kind: 'text', encoding, delimiter }, pieces: () => piecesOfText(bytes, encoding, delimiter) },
  };
};

/** Why a workbook that failed is not read. */
export const refuseWorkbook = (error: unknown): RefusedTable =>
  refuseTable(
    error instanceof TooBigWorkbook
      ? { id: 'workbook_too_big', limit: largestKeptMegabytes }
      : { id: 'broken_workbook' },
  );

const openWorkbook = async (bytes: Buffer, wanted: string | null): Promise<Opened> => {
  const book = await readWorkbook(bytes).catch(refuseWorkbook);
  if (book !== null && 'refusal' in book) return book;
  if (book === null) return refuseTable({ id: 'not_a_table', kind: 'ZIP' });
  const names = book.sheets.map(({ name }) => name);
  const sheet =
    wanted === null
      ? (book.sheets.find(({ isHidden }) => !isHidden) ?? book.sheets[0])
      : (book.sheets.find(({ name }) => name.toLowerCase() === wanted.toLowerCase()) ??
        book.sheets[Number(wanted) - 1]);
  if (!sheet) return refuseTable({ id: 'no_sheet', sheet: wanted ?? '', sheets: names });
  return {
    ok: true,
    value: { about: { kind: 'xlsx', sheet: sheet.name, sheets: names }, pieces: () => readSheet(book, sheet) },
  };
};

/** What other files begin with. */
const marks: readonly (readonly [kind: string, mark: string])[] = [
  ['PDF', '%PDF'],
  ['HTML', '<'],
  ['RTF', '{\\rtf'],
  ['PNG', '\u0089PNG'],
  ['JPEG', '\u00FF\u00D8\u00FF'],
];

/** Why a file is no table, by what it begins with; null: it may be one. */
export const refuseByMark = (bytes: Buffer): RefusedTable | null => {
  const start = bytes.toString('latin1', 0, 8);
  if (bytes.length === 0) return refuseTable({ id: 'empty_file' });
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) return refuseTable({ id: 'old_excel' });
  const other = marks.find(([, mark]) => start.trimStart().startsWith(mark));
  return other ? refuseTable({ id: 'not_a_table', kind: other[0] }) : null;
};

/** Tells what a file is by its bytes, not by its name, and gets it ready to be read row by row. */
export const openTable = async (bytes: Buffer, { sheet = null }: { sheet?: string | null } = {}): Promise<Opened> => {
  if (bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004') return openWorkbook(bytes, sheet);
  return refuseByMark(bytes) ?? openText(bytes);
};
