import type { SaleState } from '@trassa/contracts';

/** What makes one start like another. */
export type Comparable = {
  /** Longest distance, km; null where there is none. */
  readonly distance: number | null;
  readonly city: number;
  /** Unix seconds. */
  readonly start: number;
  readonly type: string;
};

const day = 86_400;
/** From here on another date is no worse. */
const farDays = 120;
const weights = { distance: 1, noDistance: 0.7, city: 0.6, date: 0.8, type: 0.4 } as const;

/** Twice as long or half as long is a whole step away. */
const apartBy = (a: number | null, b: number | null): number => {
  if (a === null || b === null || a <= 0 || b <= 0) return a === b ? 0 : weights.noDistance;
  return Math.min(2, Math.abs(Math.log2(a / b))) * weights.distance;
};

/** How unlike two starts are: 0 is the same distance, city, date and kind; distance weighs most. */
export const unlikeness = (a: Comparable, b: Comparable): number =>
  apartBy(a.distance, b.distance) +
  (a.city === b.city ? 0 : weights.city) +
  Math.min(1, Math.abs(a.start - b.start) / day / farDays) * weights.date +
  (a.type === b.type ? 0 : weights.type);

/** What can be bought stands first, what will be sold next, the rest last. */
const order: Readonly<Record<SaleState, number>> = { open: 0, soon: 1, sold_out: 2, closed: 3, past: 4 };

/** Starts to offer beside another one, the most alike first among those that can be bought. */
export const mostAlike = <T>(
  starts: readonly T[],
  to: Comparable,
  read: (start: T) => Comparable & { readonly state: SaleState },
): T[] =>
  starts
    .map((start) => ({ start, facts: read(start) }))
    .map(({ start, facts }) => ({ start, at: order[facts.state], unlike: unlikeness(to, facts) }))
    .toSorted((a, b) => a.at - b.at || a.unlike - b.unlike)
    .map(({ start }) => start);
