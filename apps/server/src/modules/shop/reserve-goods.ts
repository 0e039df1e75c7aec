import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { OrderToFill, ReservedLine, SoldLine } from '../orders/index.ts';
import { tooFew } from './check-choice.ts';
import { shareStock } from './domain/share-stock.ts';
import type { GoodsDetails, GoodsPlan } from './shop-line.ts';
import { givePiecesBack, lockStock, sumKept, takePieces } from './stock.repository.ts';

const detailsOf = ({ product, variant, stock, format }: GoodsPlan): GoodsDetails => ({
  picture: variant?.picture ?? product.pictures[0] ?? '',
  size: stock.size,
  proportion: variant && { ru: variant.nameRu, en: variant.nameEn ?? variant.nameRu },
  proportionPublicId: variant?.publicId ?? null,
  formatPublicId: format,
  stockId: stock.id,
});

/**
 * Takes pieces of sizes for an order, all or nothing; refuses `size_unavailable` with what is left. The waiting orders it
 * takes the place of give theirs back first, so that the last piece does not stand in its buyer's way. DEC-64, DEC-106
 */
export const reserveGoods = async (
  tx: Tx,
  order: OrderToFill,
  lines: readonly SoldLine<GoodsPlan>[],
): Promise<Result<ReservedLine<GoodsDetails>[]>> => {
  const wanted = lines.map((line) => line.goods.plan.stock.id);
  if (order.replaces.length) {
    // All rows at once and in order: two purchases must not wait for each other.
    await lockStock(tx, [...wanted, ...(await sumKept(tx, order.replaces)).keys()]);
    await givePiecesBack(tx, order.replaces);
  }
  const left = await lockStock(tx, wanted);
  const { sums, short } = shareStock(
    left,
    lines.map((line) => ({ uniqueId: line.uniqueId, stockId: line.goods.plan.stock.id, count: line.count })),
  );
  if (short.length)
    return refuse({
      code: 'size_unavailable',
      items: short.map(({ demand, left: pieces }) => {
        const line = lines.find((one) => one.uniqueId === demand.uniqueId);
        const { message } = tooFew(pieces, line !== undefined && line.goods.plan.stock.size !== null);
        return { unique_id: demand.uniqueId, message, size_left: pieces };
      }),
    });
  await takePieces(tx, order.id, sums);
  return ok(lines.map((line) => ({ uniqueId: line.uniqueId, holdId: null, details: detailsOf(line.goods.plan) })));
};
