import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { LateOrder, StoredLine } from '../orders/index.ts';
import { areGoodsAsNow } from '../pricing/index.ts';
import { findProductsByPublicId } from './products.repository.ts';
import { saleRuleOf } from './quote-goods.ts';
import { takePiecesAnew } from './stock.repository.ts';

/** Money after the order's end: the pieces once more, if they are left and cost the same now. DEC-89, DEC-110 */
export const reserveLateGoods = async (
  tx: Tx,
  order: LateOrder,
  lines: readonly StoredLine[],
  now: Date,
): Promise<Result<ReadonlyMap<string, string>>> => {
  const products = await findProductsByPublicId(
    tx,
    lines.map((line) => line.itemPublicId),
    now,
  );
  const priced = lines.flatMap((line) => {
    const product = products.get(line.itemPublicId);
    if (!product?.isOnSale) return [];
    return [
      {
        uniqueId: line.uniqueId,
        selector: 'shop' as const,
        itemId: product.id,
        publicId: product.publicId,
        count: line.count,
        price: product.price,
        sales: product.sales.map(saleRuleOf),
        promocode: line.promocode,
      },
    ];
  });
  if (!(await areGoodsAsNow(tx, lines, priced, now))) return refuse({ code: 'price_changed' });
  return (await takePiecesAnew(tx, order.id)) ? ok(new Map()) : refuse({ code: 'size_unavailable' });
};
