import type { OfferRow } from '../events/index.ts';
import type { LineToPrice } from '../pricing/index.ts';

/** So many policies of an offer as the prices are counted: no sale covers them (DEC-80). */
export const toPrice = (
  offer: OfferRow,
  { uniqueId, count, promocode }: Pick<LineToPrice, 'uniqueId' | 'count' | 'promocode'>,
): LineToPrice => ({
  uniqueId,
  selector: 'insurance',
  item: { id: offer.id, publicId: offer.publicId },
  count,
  price: offer.price,
  sales: [],
  promocode,
});
