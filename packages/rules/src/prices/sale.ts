import { type Discount, discountOf } from './discount.ts';
import type { Minor } from './money.ts';

/** A group discount (DEC-79); moments in unix seconds, start included, end not. */
export type SaleRule = {
  readonly starts_at: number;
  readonly ends_at: number;
  readonly discount: Discount;
  /** Places of the listed subjects that the basket must hold. */
  readonly count: number;
  /** Public ids of what it lists; empty: all of the scope. */
  readonly subjects: readonly string[];
};

export const isSaleRunning = ({ starts_at, ends_at }: SaleRule, now: number): boolean =>
  starts_at <= now && now < ends_at;

/** Of some sales the one that takes most off a piece of this price in kopecks, of equal ones the first; null: none. DEC-79 */
export const largestSale = (sales: readonly SaleRule[], price: Minor): SaleRule | null => {
  const [best] = sales.toSorted((a, b) => discountOf(price, b.discount) - discountOf(price, a.discount));
  return best ?? null;
};

/**
 * The sale that a card tells of: of those that run the one that takes most off, as the basket does, else the next one to come.
 * `now` in unix seconds.
 */
export const shownSale = (sales: readonly SaleRule[], price: Minor, now: number): SaleRule | null => {
  const running = largestSale(
    sales.filter((sale) => isSaleRunning(sale, now)),
    price,
  );
  const [next] = sales.filter((sale) => now < sale.starts_at).sort((a, b) => a.starts_at - b.starts_at);
  return running ?? next ?? null;
};

/** Kopecks of a piece bought by itself: a sale for several needs the basket to be told. */
export const priceAlone = (price: Minor, sales: readonly SaleRule[], now: number): Minor =>
  sales
    .filter((sale) => sale.count === 1 && isSaleRunning(sale, now))
    .reduce((least, sale) => Math.min(least, price - discountOf(price, sale.discount)), price);
