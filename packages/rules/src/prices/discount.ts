import type { Minor } from './money.ts';
import { divideHalfUp } from './money.ts';

/** Per cent (two decimals at most), or kopecks off each place. */
export type Discount =
  | { readonly form: 'percent'; readonly percent: number }
  | { readonly form: 'amount'; readonly amount: Minor };

export type DiscountReason = 'sale' | 'vip' | 'promocode';

/** Kopecks off one place; the price that is left is rounded half up and never below zero (DEC-10, DEC-79, PRICE-04, 05). */
export const discountOf = (price: Minor, discount: Discount): Minor => {
  if (discount.form === 'amount') return Math.min(price, Math.max(0, discount.amount));
  const basisPoints = Math.min(10_000, Math.max(0, Math.round(discount.percent * 100)));
  return price - divideHalfUp(price * (10_000 - basisPoints), 10_000);
};

export type Candidate = { readonly reason: DiscountReason; readonly amount: Minor };

/** Discounts do not add up: the largest one, equal ones in the order given – sale, vip, promocode (DEC-80). */
export const largestDiscount = (candidates: readonly Candidate[]): Candidate | null => {
  let best: Candidate | null = null;
  for (const candidate of candidates) if (candidate.amount > (best?.amount ?? 0)) best = candidate;
  return best;
};
