import { errorText, type Language, type MessageSpec } from '@trassa/contracts';
import type { SheetRow, StockSheet } from '@trassa/contracts/office';
import {
  readStockSheet,
  sheetLineProblem,
  sheetLinesMost,
  type SheetProblem,
  sheetReasonsMost,
  type SheetLine,
  type StockAct,
  stockAfter,
  type StockObstacle,
  stockObstacle,
} from '@trassa/rules';
import { say } from '../../../../kernel/say.ts';
import { invalid, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { belowSold, listedSizes, noOrders, ordersNamed, simpleRefusal } from './change-stock.ts';
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
type Judged = {
  readonly line: SheetLine;
  readonly product?: SheetProduct;
  readonly size?: SheetSize;
  readonly obstacle?: StockObstacle;
  readonly message?: MessageSpec;
  readonly move?: Move;
};

const words: Readonly<Record<SheetProblem, MessageSpec>> = {
  product: { id: 'sheet_product' },
  pieces: { id: 'sheet_pieces' },
  kind: { id: 'sheet_kind' },
  reason: { id: 'reason' },
};

const isCalled = (name: string, ...titles: readonly (string | null)[]): boolean =>
  titles.some((word) => (word ?? '').toLowerCase() === name.toLowerCase());

type Around = {
  readonly products: readonly SheetProduct[];
  readonly sizes: readonly SheetSize[];
  /** Taken when a count was checked, by size. */
  readonly seen: ReadonlyMap<string, number>;
};

/** An address is of one product, a title may be of several. */
const productsOf = (name: string, products: readonly SheetProduct[]): readonly SheetProduct[] => {
  const byAddress = products.filter((one) => isCalled(name, one.product));
  return byAddress.length ? byAddress : products.filter((one) => isCalled(name, one.titleRu, one.titleEn));
};

/** What each line does: no size twice, and nothing that the act on one product would refuse. */
const judge = (lines: readonly SheetLine[], { products, sizes, seen }: Around): Judged[] => {
  const lineOfSize = new Map<number, number>();
  return lines.map((line): Judged => {
    const problem = sheetLineProblem(line);
    const [product, other] = productsOf(line.product, products);
    if (!product || other) return { line, message: other ? { id: 'sheet_several' } : words.product };
    const size = sizes.find(
      (one) =>
        one.productId === product.id &&
        isCalled(line.size, one.size) &&
        isCalled(line.variant, one.variantRu, one.variantEn),
    );
    if (!size) return { line, product, message: { id: 'sheet_size' } };
    const { kind, pieces, reason } = line;
    if (problem || kind === null || pieces === null)
      return { line, product, size, message: words[problem ?? 'pieces'] };
    const before = lineOfSize.get(size.id);
    if (before !== undefined) return { line, product, size, message: { id: 'sheet_twice', line: before } };
    lineOfSize.set(size.id, line.line);
    const asked = { pieces, seen: kind === 'count' ? seen.get(size.publicId) : undefined };
    const obstacle = stockObstacle(kind, size, asked);
    return obstacle
      ? { line, product, size, obstacle }
      : { line, product, size, move: { product, size, kind, reason, stock: stockAfter(kind, size, asked) } };
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

/** A count that found what is there. */
const isSame = ({ kind, stock, size }: Move): boolean => kind === 'count' && stock === size.stock;

const present = ({ line, product, size, message, move }: Judged, language: Language): SheetRow => ({
  line: line.line,
  product: product ? say(language, product.titleRu, product.titleEn) : line.product,
  size: size ? nameOf(size) : [line.variant, line.size].filter(Boolean).join(' '),
  kind: line.kind,
  pieces: line.pieces,
  seen: size ? { public_id: size.publicId, taken: size.taken } : null,
  before: size ? size.stock - size.taken : null,
  after: move ? move.stock - move.size.taken : null,
  outcome: move ? (isSame(move) ? 'same' : 'change') : 'wrong',
  message: message ? errorText(language, message) : null,
});

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
  readonly seen: readonly { readonly public_id: string; readonly taken: number }[];
  readonly language: Language;
};

/**
 * POST stock/sheet: pieces by pasted lines, all or none. A count is of the moment of its check, as pieces sold since then were still
 * found on the shelf; one that finds what is there writes nothing. SHOP-26
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
  const around = { products, sizes, seen: new Map(seen.map((one) => [one.public_id, one.taken])) };
  const judged = await withWords(tx, judge(lines, around));
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
  const same = rows.filter(({ outcome }) => outcome === 'same').length;
  const values = { dry_run: isDry, changed: moves.length, same, problem_count: problems.length, rows };
  return ok({
    answer: { values },
    changes: [{ field: isDry ? 'dry_run' : 'rows', before: null, after: isDry ? lines.length : moves.length }],
    things: isDry ? [] : thingsOf(moves, versions),
  });
};

const versionOf = (sizes: readonly SheetSize[], productId: number): number =>
  Math.max(1, ...sizes.filter((one) => one.productId === productId).map(({ version }) => version));

/** An entry of each product. */
const thingsOf = (moves: readonly Move[], versions: ReadonlyMap<number, number>) =>
  [...Map.groupBy(moves, ({ product }) => product).entries()].map(([product, own]) => {
    const version = versions.get(product.id) ?? 1;
    return {
      object: objectOf(product),
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
