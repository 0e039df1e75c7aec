import { divideHalfUp, type Minor } from '../prices/money.ts';

/** By which price of the other format a ticket is moved: of now, of the moment it was bought, or its own. */
export const moveDifferences = ['price_now', 'price_then', 'none'] as const;
export type MoveDifference = (typeof moveDifferences)[number];

/** What a place was bought cheaper by: `of` – its price before. */
export type BoughtDiscount = { readonly form: 'percent' | 'amount'; readonly of: Minor; readonly off: Minor };

export type MoveOf = {
  /** Really paid for the ticket so far. */
  readonly paid: Minor;
  readonly discount: BoughtDiscount | null;
  /** Price of the other format before discounts; null: the ticket keeps its own. */
  readonly price: Minor | null;
  readonly fee: Minor;
};

/** Kopecks; at most one of the last two is more than nothing. */
export type MoveSums = { readonly willBe: Minor; readonly toPay: Minor; readonly toReturn: Minor };

/** The largest fee of a move, in kopecks. */
export const moveFeeMax = 5000_00;

/** A per cent is taken off the new price as well, a sum stays the same sum. */
const discounted = (price: Minor, discount: BoughtDiscount | null): Minor => {
  if (!discount || discount.of === 0) return price;
  const { form, of, off } = discount;
  return Math.max(0, price - (form === 'percent' ? divideHalfUp(price * off, of) : off));
};

/** What a ticket costs in another format, and the difference to what was paid for it, the fee included. BO-057, BO-059 */
export const quoteTicketMove = ({ paid, discount, price, fee }: MoveOf): MoveSums => {
  const willBe = price === null ? paid : discounted(price, discount);
  const difference = willBe + fee - paid;
  return { willBe, toPay: Math.max(0, difference), toReturn: Math.max(0, -difference) };
};

/** Seconds that a move waits for its money (back-office 5.6). */
export const moveWaits = 24 * 3600;

type WaitOf = {
  /** Unix seconds, all of them. */
  readonly now: number;
  /** When the format that the ticket leaves begins. */
  readonly leaves: number;
  readonly start: number;
  readonly registrationEnd: number;
};

/**
 * Until when a move waits for its money: a day, and no longer than to the end of registration, or, where that is over, to the
 * start; never beyond the start that the ticket is for still, unless that is over. BO-058
 */
export const moveWaitsUntil = ({ now, leaves, start, registrationEnd }: WaitOf): number =>
  Math.min(now + moveWaits, registrationEnd > now ? registrationEnd : start, leaves > now ? leaves : start);
