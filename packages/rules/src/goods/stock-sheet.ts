import type { StockAct } from './stock-acts.ts';

/** Lines of one paste, and different reasons in it: each is written apart. */
export const sheetLinesMost = 300;
export const sheetReasonsMost = 20;
/** Characters of a reason. */
export const sheetReasonLeast = 5;
export const sheetReasonMost = 500;

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

/** Spreadsheets group thousands by spaces and have a minus of their own. */
const readWhole = (text: string): number | null => {
  const plain = text.replace(/\s/gu, '').replace(/^[−–]/u, '-');
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : null;
};

/** A dash stands for nothing. */
const named = (text: string): string => (/^[-–—]$/u.test(text) ? '' : text);

/**
 * Lines of a text that was copied from a spreadsheet: product, variant, size, pieces, kind, reason, parted by tabs or, where a line
 * has none, by semicolons. A first line of headings is left out. SHOP-26
 */
export const readStockSheet = (text: string): SheetLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((own, index): SheetLine[] => {
    if (own.trim() === '') return [];
    const cells = own.split(own.includes('\t') ? '\t' : ';').map((cell) => cell.trim());
    const [product = '', variant = '', size = '', pieces = '', kind = '', ...reason] = cells;
    if (index === 0 && headWords.has(product.toLowerCase())) return [];
    return [
      {
        line: index + 1,
        product,
        variant: named(variant),
        size: named(size),
        pieces: readWhole(pieces),
        kind: kindWords.get(kind.toLowerCase()) ?? null,
        reason: reason.join(' ').trim(),
      },
    ];
  });

/** What of a line is wrong whatever the warehouse has; null: nothing. */
export const sheetLineProblem = ({ product, kind, pieces, reason }: SheetLine): SheetProblem | null => {
  if (product === '') return 'product';
  if (pieces === null) return 'pieces';
  if (kind === null) return 'kind';
  return reason.length < sheetReasonLeast || reason.length > sheetReasonMost ? 'reason' : null;
};
export type SheetProblem = 'product' | 'pieces' | 'kind' | 'reason';
