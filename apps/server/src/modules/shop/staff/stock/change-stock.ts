import type { Language, MessageSpec } from '@trassa/contracts';
import type { ProductStock } from '@trassa/contracts/office';
import { orderNumber, piecesMost, type StockAct, stockAfter, type StockObstacle, stockObstacle } from '@trassa/rules';
import { changedSince, invalid, notFound, ok, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { nameOf, objectOf, presentCard } from './present-stock.ts';
import { findStockCard, type SizeRow, type StockCard } from './stock-rows.repository.ts';
import { type Keeping, lockStockOfProduct, moveStock, selectKeeping, setMarks } from './write-stock.repository.ts';

type Card = { values: ProductStock };
type Asked = { readonly publicId: string; readonly version: number; readonly language: Language };

/** Orders that a refusal names. */
export const ordersNamed = 5;
export const noOrders: Keeping = { orders: [], count: 0, isMore: false };

/** Sizes of the product, locked against sales and colleagues. Refuses `conflict` when a colleague has changed them since. */
const lockToAct = async (tx: Tx, { publicId, version }: Asked): Promise<Result<StockCard>> => {
  await lockStockOfProduct(tx, publicId);
  const card = await findStockCard(tx, publicId);
  if (!card) return notFound();
  return card.version === version ? ok(card) : changedSince(version, card.version);
};

/** Each asked size with what is asked of it; one that the product has not, or that is named twice, fits nothing. */
const joined = <T extends { readonly public_id: string }>(
  card: StockCard,
  asked: readonly T[],
): Result<{ row: SizeRow; own: T }[]> => {
  const found = asked.flatMap((own) => {
    const row = card.sizes.find(({ publicId }) => publicId === own.public_id);
    return row ? [{ row, own }] : [];
  });
  const isEach = found.length === asked.length && new Set(asked.map(({ public_id: id }) => id)).size === asked.length;
  return isEach ? ok(found) : invalid({ sizes: { id: 'wrong_value' } });
};

export const belowSold = ({ taken }: SizeRow, { orders, count, isMore }: Keeping): MessageSpec => {
  const numbers = orders.map(orderNumber).join(', ');
  if (!orders.length) return { id: 'stock_below_sent', taken };
  if (isMore) return { id: 'stock_below_many', taken, orders: numbers };
  return count > orders.length
    ? { id: 'stock_below_more', taken, orders: numbers, more: count - orders.length }
    : { id: 'stock_below_sold', taken, orders: numbers };
};

export const simpleRefusal = (act: StockAct, obstacle: Exclude<StockObstacle, 'taken'>): MessageSpec => {
  if (obstacle === 'most') return { id: 'number_max', max: piecesMost };
  return act === 'correction' ? { id: 'required' } : { id: 'number_min', min: act === 'count' ? 0 : 1 };
};

type Refusal = { readonly row: SizeRow; readonly obstacle: StockObstacle };

/** A message by size: `pieces.<public id>`. BO-096 */
const refuseSizes = async (tx: Tx, act: StockAct, refused: readonly Refusal[]) => {
  const below = refused.filter(({ obstacle }) => obstacle === 'taken').map(({ row }) => row.id);
  const keeping = below.length ? await selectKeeping(tx, below, ordersNamed) : new Map<number, Keeping>();
  const messages = refused.map(({ row, obstacle }): [string, MessageSpec] => [
    `pieces.${row.publicId}`,
    obstacle === 'taken' ? belowSold(row, keeping.get(row.id) ?? noOrders) : simpleRefusal(act, obstacle),
  ]);
  return invalid(Object.fromEntries(messages));
};

export const listedSizes = (parts: readonly { readonly row: SizeRow; readonly value: number }[]): string =>
  parts.map(({ row, value }) => `${nameOf(row)}: ${value}`).join(', ');

const answerOf = async (
  tx: Tx,
  before: StockCard,
  { language }: Asked,
  changes: readonly Change[],
  reason?: string,
): Promise<Result<Acted<Card>>> => {
  const after = await findStockCard(tx, before.product);
  if (!after) return notFound();
  return ok({
    answer: { values: presentCard(after, language) },
    object: objectOf(before),
    changes: [...changes, { field: versionField, before: before.version, after: after.version }],
    ...(reason === undefined ? {} : { reason }),
  });
};

type StockAsked = Asked & {
  readonly kind: StockAct;
  readonly sizes: readonly {
    readonly public_id: string;
    readonly pieces: number;
    readonly taken?: number | undefined;
  }[];
  readonly reason: string;
};

/** PUT stock/{id}: all of the sizes or none; one journal row each. */
export const changeStock = async (tx: Tx, asked: StockAsked, userId: number): Promise<Result<Acted<Card>>> => {
  const locked = await lockToAct(tx, asked);
  if (!locked.ok) return locked;
  const { kind, reason } = asked;
  const parts = joined(locked.value, asked.sizes);
  if (!parts.ok) return parts;
  const refused = parts.value.flatMap(({ row, own }): Refusal[] => {
    const obstacle = stockObstacle(kind, row, { pieces: own.pieces, seen: own.taken });
    return obstacle ? [{ row, obstacle }] : [];
  });
  if (refused.length) return refuseSizes(tx, kind, refused);
  const after = parts.value.map(({ row, own }) => ({
    row,
    value: stockAfter(kind, row, { pieces: own.pieces, seen: own.taken }),
  }));
  await moveStock(
    tx,
    after.map(({ row, value }) => ({ id: row.id, stock: value, version: locked.value.version + 1 })),
    { kind, userId, reason },
  );
  const before = after.map(({ row }) => ({ row, value: row.stock }));
  const changes = [{ field: 'stock', before: listedSizes(before), after: listedSizes(after) }];
  return answerOf(tx, locked.value, asked, changes, reason);
};

type MarksAsked = Asked & { readonly sizes: readonly { readonly public_id: string; readonly low_mark: number }[] };

/** PUT stock/{id}/marks. */
export const changeMarks = async (tx: Tx, asked: MarksAsked): Promise<Result<Acted<Card>>> => {
  const locked = await lockToAct(tx, asked);
  if (!locked.ok) return locked;
  const parts = joined(locked.value, asked.sizes);
  if (!parts.ok) return parts;
  const after = parts.value.map(({ row, own }) => ({ row, value: own.low_mark }));
  await setMarks(
    tx,
    after.map(({ row, value }) => ({ id: row.id, mark: value })),
    locked.value.version + 1,
  );
  const before = after.map(({ row }) => ({ row, value: row.lowMark }));
  return answerOf(tx, locked.value, asked, [
    { field: 'low_mark', before: listedSizes(before), after: listedSizes(after) },
  ]);
};
