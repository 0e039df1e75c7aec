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

/** A step that begins with a number of places: how many are left until then; `at`: or at this moment. */
export type CountedStep = { readonly price: Minor; readonly left: number; readonly at: number | null };

export type NextChange = { readonly price: Minor; readonly at: number | null; readonly left: number | null };

/**
 * What the price becomes next, by its moment, its places or both (back-office.md 5.4): of a change at a moment and another one
 * by places the cheaper comes first, as prices rise.
 */
export const nextChange = (
  dated: PriceNow['next'],
  counted: readonly CountedStep[],
  now: number,
): NextChange | null => {
  const [first] = counted.filter(({ at }) => at === null || at > now).toSorted((a, b) => a.left - b.left);
  if (!first) return dated && { ...dated, left: null };
  if (!dated) return { price: first.price, at: null, left: first.left };
  if (first.at === dated.at) return { ...dated, left: first.left };
  return first.price <= dated.price ? { price: first.price, at: null, left: first.left } : { ...dated, left: null };
};
