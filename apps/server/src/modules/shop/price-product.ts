import { type LineToPrice, saleRule } from '../pricing/index.ts';
import type { Product } from './product.ts';

/** So many pieces of a product as the prices are counted. */
export const toPrice = (
  product: Product,
  { uniqueId, count, promocode }: Pick<LineToPrice, 'uniqueId' | 'count' | 'promocode'>,
): LineToPrice => ({
  uniqueId,
  selector: 'shop',
  item: product,
  count,
  price: product.price,
  sales: product.sales.map(({ startsAt, endsAt, form, discount, count: least, products }) =>
    saleRule({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      discountForm: form,
      discount,
      count: least,
      subjects: products,
    }),
  ),
  promocode,
});
