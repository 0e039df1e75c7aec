import { type Discount, discountOf } from '../prices/discount.ts';
import type { Minor } from '../prices/money.ts';
import { largestSale, type SaleRule } from '../prices/sale.ts';
import type { MessageSpec } from '../message.ts';

export const productSaleStates = ['planned', 'running', 'over'] as const;
export type ProductSaleState = (typeof productSaleStates)[number];

export const productSaleForms = ['percent', 'amount'] as const;
export type ProductSaleForm = (typeof productSaleForms)[number];

/** Characters. */
export const saleTitleMost = 80;
export const saleProductsMost = 500;
export const saleCountMost = 20;
/** Roubles. */
export const saleAmountMost = 1_000_000;

/** Of a sale of goods at a moment in unix seconds: its start is included, its end not. */
export const productSaleState = (
  { starts_at, ends_at }: { readonly starts_at: number; readonly ends_at: number },
  now: number,
): ProductSaleState => {
  if (now < starts_at) return 'planned';
  return now < ends_at ? 'running' : 'over';
};

/** A sale of goods as it is typed: per cent, or roubles off each piece; unix seconds. */
export type TypedSale = {
  readonly form: ProductSaleForm;
  readonly discount: number;
  readonly count: number;
  readonly starts_at: number;
  readonly ends_at: number;
};

const sumProblem = ({ form, discount }: TypedSale): MessageSpec | null => {
  if (form === 'percent')
    return Number.isInteger(discount) && discount >= 1 && discount <= 99 ? null : { id: 'percent' };
  if (Math.abs(discount * 100 - Math.round(discount * 100)) > 1e-6) return { id: 'number' };
  if (discount < 1) return { id: 'number_min', min: 1 };
  return discount > saleAmountMost ? { id: 'number_max', max: saleAmountMost } : null;
};

/** What is wrong with a sale, by field; `now` in unix seconds: one that ends before it would count for nobody. SHOP-23 */
export const saleProblems = (sale: TypedSale, now: number): Partial<Record<keyof TypedSale, MessageSpec>> => {
  const sum = sumProblem(sale);
  const { count, starts_at: from, ends_at: until } = sale;
  return {
    ...(sum && { discount: sum }),
    ...((!Number.isInteger(count) || count < 1 || count > saleCountMost) && {
      count: { id: 'number_max', max: saleCountMost } as const,
    }),
    ...(until <= from
      ? { ends_at: { id: 'date_order' } as const }
      : until <= now && { ends_at: { id: 'moment_ahead' } as const }),
  };
};

export const saleDiscount = ({ form, discount }: Pick<TypedSale, 'form' | 'discount'>): Discount =>
  form === 'percent' ? { form, percent: discount } : { form, amount: Math.round(discount * 100) };

/**
 * Kopecks of a piece in a sale, and the sale of `others`, which run at the same time, that takes more off: discounts do not add up,
 * so it is that one which counts. Of equal ones either may.
 */
export const salePrice = <Other extends SaleRule>(
  price: Minor,
  discount: Discount,
  others: readonly Other[],
): { readonly price: Minor; readonly beatenBy: Other | null } => {
  const own = discountOf(price, discount);
  const best = largestSale(others, price) as Other | null;
  return { price: price - own, beatenBy: best && discountOf(price, best.discount) > own ? best : null };
};
