import type { SaleRule } from '@trassa/rules';
import { type LineToPrice, saleRule } from '../pricing/index.ts';
import type { Product } from './product.ts';

/** Its discounts that are not over, by their start. */
export const salesOf = ({ sales }: Product): SaleRule[] =>
  sales.map(({ startsAt, endsAt, form, discount, count, products }) =>
    saleRule({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      discountForm: form,
      discount,
      count,
      subjects: products,
    }),
  );

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
  sales: salesOf(product),
  promocode,
});
