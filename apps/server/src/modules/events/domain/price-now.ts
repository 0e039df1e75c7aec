import { nextStepAfter, stepAt } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';

/** Steps in any order; `from` in unix seconds, `price` in kopecks. */
export type Steps = readonly { readonly from: number; readonly price: Minor }[];

export type PriceNow = { readonly price: Minor; readonly next: { readonly price: Minor; readonly at: number } | null };

/**
 * The price at a moment (unix seconds) and its next change before `until`. Before the first step its price is announced;
 * without steps a kind is free.
 */
export const priceAt = (steps: Steps, now: number, until: number | null): PriceNow => {
  const current = stepAt(steps, now) ?? nextStepAfter(steps, now);
  if (!current) return { price: 0, next: null };
  const next = nextStepAfter(steps, Math.max(now, current.from));
  const isReached = next !== null && (until === null || next.from < until);
  return { price: current.price, next: isReached ? { price: next.price, at: next.from } : null };
};
