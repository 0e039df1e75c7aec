import { errorText, type Language, type MessageSpec } from '@trassa/contracts';
import type { SheetRow, StockSheet } from '@trassa/contracts/office';
import {
  readStockSheet,
  sheetLineProblem,
  sheetLinesMost,
  type SheetProblem,
  sheetReasonsMost,
  sheetRepeatDays,
  type StockAct,
  stockAfter,
  type Stocked,
  type StockObstacle,
  stockObstacle,
} from '@trassa/rules';
import { say } from '../../../../kernel/say.ts';
import { invalid, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { belowSold, listedSizes, noOrders, ordersNamed, simpleRefusal } from './change-stock.ts';
import { type RecordedEntry, selectRecorded } from './journal.repository.ts';
import { type Matched, matchLines } from './match-sheet.ts';
import { nameOf, objectOf } from './present-stock.ts';
import { selectSheetProducts, selectSheetSizes, type SheetProduct, type SheetSize } from './stock-rows.repository.ts';
import { lockStockOfProducts, moveStock, selectKeeping } from './write-stock.repository.ts';

/** A line that can be done. */
type Move = {
  readonly product: SheetProduct;
  readonly size: SheetSize;
  readonly kind: StockAct;
  readonly reason: string;
  /** What there will be. */
  readonly stock: number;
};
const entryKey = ({ stockId, kind, pieces, reason }: RecordedEntry): string =>
  JSON.stringify([stockId, kind, pieces, reason]);

type Judged = Matched & {
  readonly obstacle?: StockObstacle;
  readonly move?: Move;
  /** The same pieces were recorded for the same reason. */
  readonly isRepeat?: true;
};

const words: Readonly<Record<SheetProblem, MessageSpec>> = {
  product: { id: 'sheet_product' },
  pieces: { id: 'sheet_pieces' },
  kind: { id: 'sheet_kind' },
  reason: { id: 'reason' },
};

/** A count that found what is there. */
const isSame = ({ kind, stock, size }: Move): boolean => kind === 'count' && stock === size.stock;

type Around = {
  /** What a check saw, by size. */
  readonly seen: ReadonlyMap<string, Stocked>;
  readonly recorded: ReadonlySet<string>;
};

/** What each line does: no size twice, and nothing that the act on one product would refuse. */
const judge = (lines: readonly Matched[], { seen, recorded }: Around): Judged[] => {
  const lineOfSize = new Map<number, number>();
  return lines.map((own): Judged => {
    const { line, product, size } = own;
    if (!product || !size) return own;
    const { kind, pieces, reason } = line;
    const problem = sheetLineProblem(line);
    if (problem || kind === null || pieces === null) return { ...own, message: words[problem ?? 'pieces'] };
    const before = lineOfSize.get(size.id);
    if (before !== undefined) return { ...own, message: { id: 'sheet_twice', line: before } };
    lineOfSize.set(size.id, line.line);
    const counted = kind === 'count' ? seen.get(size.publicId) : undefined;
    const asked = { pieces, seen: counted?.taken };
    const stock = stockAfter(kind, size, asked);
    const move = { product, size, kind, reason, stock };
    if (isSame(move)) return { ...own, move };
    if (counted && counted.stock !== size.stock) return { ...own, message: { id: 'sheet_changed' } };
    if (kind !== 'count' && recorded.has(entryKey({ stockId: size.id, kind, pieces: stock - size.stock, reason })))
      return { ...own, isRepeat: true };
    const obstacle = stockObstacle(kind, size, asked);
    return obstacle ? { ...own, obstacle } : { ...own, move };
  });
};

/** Obstacles in words: what orders keep is named by them, in one statement for all lines. BO-096 */
const withWords = async (tx: Tx, judged: readonly Judged[]): Promise<Judged[]> => {
  const below = judged.flatMap(({ size, obstacle }) => (size && obstacle === 'taken' ? [size.id] : []));
  const keeping = below.length ? await selectKeeping(tx, below, ordersNamed) : new Map<number, never>();
  return judged.map((one) => {
    const { line, size, obstacle } = one;
    if (!size || !obstacle) return one;
    const message =
      obstacle === 'taken'
        ? belowSold(size, keeping.get(size.id) ?? noOrders)
        : simpleRefusal(line.kind ?? 'count', obstacle);
    return { ...one, message };
  });
};

const outcomeOf = ({ move, isRepeat }: Judged): SheetRow['outcome'] => {
  if (isRepeat) return 'repeat';
  if (!move) return 'wrong';
  return isSame(move) ? 'same' : 'change';
};

const present = (own: Judged, language: Language): SheetRow => {
  const { line, product, size, message, move, isRepeat } = own;
  const before = size ? size.stock - size.taken : null;
  const unchanged = isRepeat ? before : null;
  return {
    line: line.line,
    product: product ? say(language, product.titleRu, product.titleEn) : line.product,
    size: size ? nameOf(size) : [line.variant, line.size].filter(Boolean).join(' '),
    kind: line.kind,
    pieces: line.pieces,
    seen: size ? { public_id: size.publicId, stock: size.stock, taken: size.taken } : null,
    before,
    after: move ? move.stock - move.size.taken : unchanged,
    outcome: outcomeOf(own),
    message: message ? errorText(language, message) : null,
  };
};

/** Pieces of all lines, written by what is done and why: two statements for each. A version more of each product. */
const carry = async (tx: Tx, moves: readonly Move[], versions: ReadonlyMap<number, number>, userId: number) => {
  for (const group of Map.groupBy(moves, ({ kind, reason }) => JSON.stringify([kind, reason])).values()) {
    const [first] = group;
    if (!first) continue;
    await moveStock(
      tx,
      group.map(({ size, stock }) => ({ id: size.id, stock, version: (versions.get(size.productId) ?? 1) + 1 })),
      { kind: first.kind, userId, reason: first.reason },
    );
  }
};

type Asked = {
  readonly text: string;
  readonly isDry: boolean;
  readonly seen: readonly (Stocked & { readonly public_id: string })[];
  readonly language: Language;
};

/**
 * POST stock/sheet: pieces by pasted lines, all or none. A count is of the moment of its check, as pieces sold since then were still
 * found on the shelf, and refused where a colleague has changed the size since then; one that finds what is there writes nothing. So does
 * what was recorded lately for the same reason, as a sheet whose answer was lost is pasted again. SHOP-26
 */
export const takeSheet = async (
  tx: Tx,
  { text, isDry, seen, language }: Asked,
  userId: number,
): Promise<Result<Acted<{ values: StockSheet }>>> => {
  const lines = readStockSheet(text);
  if (!lines.length) return invalid({ text: { id: 'required' } });
  if (lines.length > sheetLinesMost) return invalid({ text: { id: 'sheet_lines', max: sheetLinesMost } });
  if (new Set(lines.map(({ kind, reason }) => `${kind} ${reason}`)).size > sheetReasonsMost)
    return invalid({ text: { id: 'sheet_reasons', max: sheetReasonsMost } });
  const products = await selectSheetProducts(tx, [...new Set(lines.map(({ product }) => product.toLowerCase()))]);
  const ids = products.map(({ id }) => id);
  if (!isDry) await lockStockOfProducts(tx, ids);
  const sizes = await selectSheetSizes(tx, ids);
  const matched = matchLines(lines, products, sizes);
  const entries = await selectRecorded(
    tx,
    [...new Set(matched.flatMap(({ size }) => size?.id ?? []))],
    sheetRepeatDays,
  );
  const around = {
    seen: new Map(seen.map((one) => [one.public_id, one])),
    recorded: new Set(entries.map(entryKey)),
  };
  const judged = await withWords(tx, judge(matched, around));
  const rows = judged.map((one) => present(one, language));
  const problems = rows.filter(({ outcome }) => outcome === 'wrong');
  if (problems.length && !isDry)
    return refuse({
      code: 'rows',
      message: { id: 'sheet_rows', count: problems.length },
      details: { rows: problems, problem_count: problems.length },
    });
  const moves = judged.flatMap(({ move }) => (move && !isSame(move) ? [move] : []));
  const versions = new Map(ids.map((id) => [id, versionOf(sizes, id)]));
  if (!isDry) await carry(tx, moves, versions, userId);
  const same = rows.filter(({ outcome }) => outcome === 'same' || outcome === 'repeat').length;
  const values = { dry_run: isDry, changed: moves.length, same, problem_count: problems.length, rows };
  return ok({
    answer: { values },
    changes: [{ field: isDry ? 'dry_run' : 'rows', before: null, after: isDry ? lines.length : moves.length }],
    things: isDry ? [] : thingsOf(moves, versions),
  });
};

const versionOf = (sizes: readonly SheetSize[], productId: number): number =>
  Math.max(1, ...sizes.filter((one) => one.productId === productId).map(({ version }) => version));

/** An entry of each product, with all reasons that it had. */
const thingsOf = (moves: readonly Move[], versions: ReadonlyMap<number, number>) =>
  [...Map.groupBy(moves, ({ product }) => product).entries()].map(([product, own]) => {
    const version = versions.get(product.id) ?? 1;
    return {
      object: objectOf(product),
      reason: [...new Set(own.map(({ reason }) => reason))].join('; '),
      changes: [
        {
          field: 'stock',
          before: listedSizes(own.map(({ size }) => ({ row: size, value: size.stock }))),
          after: listedSizes(own.map(({ size, stock }) => ({ row: size, value: stock }))),
        },
        { field: versionField, before: version, after: version + 1 },
      ],
    };
  });
