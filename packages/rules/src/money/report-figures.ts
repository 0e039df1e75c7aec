import { paceDays } from '../formats/plan-steps.ts';

/** A part of a whole in per cent, to a tenth; null: there is no whole. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;

/**
 * Days until what is free is gone at the pace of the last `paceDays`, begun ones whole; 0: nothing is free, null: nobody buys.
 * `sold`: of those days.
 */
export const daysToFull = ({ free, sold }: { readonly free: number; readonly sold: number }): number | null => {
  if (free <= 0) return 0;
  return sold > 0 ? Math.ceil((free / sold) * paceDays) : null;
};

/** Days that a stock lasts at the pace of a period; null: nothing was sold in it. */
export const turnoverDays = (
  { stock, sold }: { readonly stock: number; readonly sold: number },
  days: number,
): number | null => (sold > 0 ? Math.round((Math.max(0, stock) / sold) * days) : null);
