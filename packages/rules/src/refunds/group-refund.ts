import { discountOf, type Discount } from '../prices/discount.ts';
import type { Minor } from '../prices/money.ts';

/** A group discount that was on when the order was made (DEC-79). */
export type KeptSale = {
  readonly count: number;
  /** Public ids of formats; empty: all of the event. */
  readonly subjects: readonly string[];
  readonly discount: Discount;
};

/** A ticket of one event and order. Kopecks. */
export type GroupPlace = {
  /** Public id of the format. */
  readonly subject: string;
  /** Before discounts. */
  readonly list: Minor;
  /** What it would have cost without any group discount. */
  readonly otherwise: Minor;
  readonly paid: Minor;
  /** Discounts that were on for its format; none: its price hangs on nobody. */
  readonly sales: readonly KeptSale[];
};

const costAmong = (place: GroupPlace, rest: readonly GroupPlace[]): Minor => {
  const reached = place.sales.filter(
    ({ count, subjects }) =>
      rest.filter(({ subject }) => !subjects.length || subjects.includes(subject)).length >= count,
  );
  const costs = reached.map(({ discount }) => place.list - discountOf(place.list, discount));
  return Math.max(place.paid, Math.min(place.otherwise, ...costs));
};

/**
 * What a returned place really cost its buyer, kopecks: all that he paid for the tickets of the event that he still had, less
 * what the `rest` would have cost without it. Never below zero; over all returns it adds up to what was paid. `kept`: what
 * earlier returns left for the rest – paid for those places less their own such sums. DEC-75, DEC-79
 */
export const refundBasis = (place: GroupPlace, rest: readonly GroupPlace[], kept: Minor): Minor => {
  const paid = rest.reduce((sum, one) => sum + one.paid, place.paid + kept);
  const cost = rest.reduce((sum, one) => sum + (one.sales.length ? costAmong(one, rest) : one.paid), 0);
  return Math.max(0, paid - cost);
};
