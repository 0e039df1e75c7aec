import type { MessageSpec } from '@trassa/contracts';
import { lineCountMax } from '@trassa/rules';
import type { LineProblem } from '../orders/index.ts';
import type { Product, StockRow, VariantRow } from './product.ts';
import type { AskedGoods } from './shop-line.ts';

export type Choice =
  | { readonly stock: StockRow; readonly variant: VariantRow | null; readonly product: Product }
  | { readonly problem: LineProblem; readonly errors: Record<string, MessageSpec> };

const wrong = (path: string, message: MessageSpec): Choice => ({
  problem: { code: 'validation', message },
  errors: { [path]: message },
});

const wrongCount = (count: number): MessageSpec | null => {
  if (count < 1) return { id: 'count_positive' };
  if (!Number.isInteger(count)) return { id: 'count_integer' };
  return count > lineCountMax ? { id: 'count_max', max: lineCountMax } : null;
};

/** What exactly is asked for: a product on sale, its variant, its size and a number of pieces (SHOP-11, DEC-106). */
export const checkChoice = (asked: AskedGoods, product: Product | undefined): Choice => {
  const { path, count } = asked;
  if (!product?.isOnSale) return { problem: { code: 'sale_closed', message: { id: 'product_gone' } }, errors: {} };
  const badCount = wrongCount(count);
  if (badCount) return wrong(`${path}.count`, badCount);
  const variant = product.variants.find((one) => one.publicId === asked.variant) ?? null;
  if (product.variants.length ? !variant : asked.variant !== null)
    return wrong(`${path}.proportion_public_id`, { id: 'proportion' });
  const own = product.stock.filter((row) => row.variantId === (variant?.id ?? null));
  const hasSizes = own.some((row) => row.size !== null);
  if (hasSizes && asked.size === null) return wrong(`${path}.size`, { id: 'size' });
  const stock = own.find((row) => row.size === (hasSizes ? asked.size : null));
  if (!stock)
    return {
      problem: { code: 'size_unavailable', message: { id: hasSizes ? 'size_unavailable' : 'product_gone' } },
      errors: {},
    };
  return { stock, variant, product };
};

/** Fewer pieces are left than asked for. */
export const tooFew = (left: number, hasSize: boolean): LineProblem => ({
  code: 'size_unavailable',
  message: left > 0 ? { id: 'size_left', left } : { id: hasSize ? 'size_unavailable' : 'product_gone' },
  item: { size_left: left },
});
