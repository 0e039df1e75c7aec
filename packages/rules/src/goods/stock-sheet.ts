import type { StockAct } from './stock-acts.ts';

/** Lines of one paste, and different reasons in it: each is written apart. */
export const sheetLinesMost = 300;
export const sheetReasonsMost = 20;
/** Characters of a reason. */
export const sheetReasonLeast = 5;
export const sheetReasonMost = 500;
/** Days for which the same pieces of a size for the same reason are the same delivery, pasted again. */
export const sheetRepeatDays = 7;

const kindWords: ReadonlyMap<string, StockAct> = new Map([
  ...(['приход', 'receipt'] as const).map((word) => [word, 'receipt'] as const),
  ...(['списание', 'write-off', 'write off', 'write_off'] as const).map((word) => [word, 'write_off'] as const),
  ...(['исправление', 'correction'] as const).map((word) => [word, 'correction'] as const),
  ...(['пересчёт', 'пересчет', 'count'] as const).map((word) => [word, 'count'] as const),
]);
const headWords = new Set(['товар', 'product']);

/** One line as it was pasted; `line` from 1 on, empty ones are counted too. */
export type SheetLine = {
  readonly line: number;
  readonly product: string;
  readonly variant: string;
  readonly size: string;
  /** null: no whole number. */
  readonly pieces: number | null;
  /** null: no kind that is known. */
  readonly kind: StockAct | null;
  readonly reason: string;
};

/**
 * Spreadsheets group thousands by spaces, have a minus of their own and show whole numbers as `5,0` or `5.00`. Three zeros after a comma
 * are thousands to some and a fraction to others, and `5 10` may be two numbers: neither is read.
 */
const readWhole = (text: string): number | null => {
  const [, sign = '', whole = ''] = /^([-+−–]?)\s?(\d{1,9}|\d{1,3}(?:\s\d{3}){1,2})(?:[.,]0{1,2})?$/u.exec(text) ?? [];
  if (whole === '') return null;
  const size = Number(whole.replace(/\s/gu, ''));
  return size === 0 || sign === '' || sign === '+' ? size : -size;
};

/** A dash stands for nothing. */
const named = (text: string): string => (/^[-–—]$/u.test(text) ? '' : text);

/** A cell that spreadsheets put into quotes as it holds a quote or a mark that parts cells. */
const unquoted = (cell: string): string => {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text;
};

const cellsOf = (line: string): string[] => {
  const by = line.includes('\t') ? '\t' : ';';
  const cells: string[] = [];
  let open: string[] = [];
  let quotes = 0;
  for (const part of line.split(by)) {
    if (!open.length && !part.trimStart().startsWith('"')) {
      cells.push(part.trim());
      continue;
    }
    open.push(part);
    quotes += part.split('"').length - 1;
    if (quotes % 2) continue;
    cells.push(unquoted(open.join(by)));
    open = [];
  }
  return [...cells, ...open.map((part) => part.trim())];
};

/**
 * Lines of a text that was copied from a spreadsheet: product, variant, size, pieces, kind, reason, parted by tabs or, where a line
 * has none, by semicolons. A first line of headings is left out. SHOP-26
 */
export const readStockSheet = (text: string): SheetLine[] => {
  let isFirst = true;
  return text.split(/\r\n|\r|\n/).flatMap((own, index): SheetLine[] => {
    if (own.trim() === '') return [];
    const [product = '', variant = '', size = '', typed = '', kind = '', ...reason] = cellsOf(own);
    const pieces = readWhole(typed);
    const isHead = isFirst && pieces === null && headWords.has(product.toLowerCase());
    isFirst = false;
    if (isHead) return [];
    return [
      {
        line: index + 1,
        product,
        variant: named(variant),
        size: named(size),
        pieces,
        kind: kindWords.get(kind.toLowerCase()) ?? null,
        reason: reason.join(' ').trim(),
      },
    ];
  });
};

/** What of a line is wrong whatever the warehouse has; null: nothing. */
export const sheetLineProblem = ({ product, kind, pieces, reason }: SheetLine): SheetProblem | null => {
  if (product === '') return 'product';
  if (pieces === null) return 'pieces';
  if (kind === null) return 'kind';
  return reason.length < sheetReasonLeast || reason.length > sheetReasonMost ? 'reason' : null;
};
export type SheetProblem = 'product' | 'pieces' | 'kind' | 'reason';
