import type { Minor } from './money.ts';

/** From `from` (unix seconds) on a place costs `price` kopecks, until the next step. */
export type PriceStep = { readonly from: number; readonly price: Minor };

/**
 * The step that holds at a moment, of two that begin together the later one of the list; null before the first one. A place in a live hold is priced at the hold's first moment,
 * any other now (DEC-77).
 */
export const stepAt = (steps: readonly PriceStep[], at: number): PriceStep | null => {
  let current: PriceStep | null = null;
  for (const step of steps) if (step.from <= at && (!current || step.from >= current.from)) current = step;
  return current;
};

/** The next change of the price after a moment, for 'price rises on …'. */
export const nextStepAfter = (steps: readonly PriceStep[], at: number): PriceStep | null => {
  let next: PriceStep | null = null;
  for (const step of steps) if (step.from > at && (!next || step.from < next.from)) next = step;
  return next;
};
