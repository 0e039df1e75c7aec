import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { LateOrder, StoredLine } from '../orders/index.ts';
import { arePricesAsNow, priceLines } from '../pricing/index.ts';
import { toPrice } from './price-product.ts';
import { findProductsByPublicId } from './products.repository.ts';
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
  const onSale = lines.flatMap((line) => {
    const product = products.get(line.itemPublicId);
    return product?.isOnSale ? [toPrice(product, line)] : [];
  });
  if (!arePricesAsNow(lines, await priceLines(tx, onSale, { now }))) return refuse({ code: 'price_changed' });
  return (await takePiecesAnew(tx, order.id)) ? ok(new Map()) : refuse({ code: 'size_unavailable' });
};
