import type { ByKind, TicketKind } from '../kind.ts';
import type { MessageSpec } from '../message.ts';

/** The fewest and the most places of one purchase, and of one hold (DEC-51); the database bounds counts by the same. */
export const ticketCountMin = 1;
export const ticketCountMax = 500;

/** What counts depend on; the wire's names, so that a format and a basket item both fit (DEC-51, DEC-54). */
export type CountedFormat = {
  readonly isTeam: boolean;
  readonly team_all: boolean;
  readonly fixed_count: boolean;
  readonly max_count: number | null;
  readonly buy_limit: number | null;
  /** A basket item carries none: the team's or the purchase's lower bound is then 1. */
  readonly min_count?: number;
};

/** Places left of a kind; an absent kind reads 0 (DEC-53). */
export const leftOf = (ticketsLeft: ByKind<number>, kind: TicketKind): number => Math.max(0, ticketsLeft[kind] ?? 0);

/** A whole team of exactly max_count: counts are its multiples (DEC-54, BASKET-43, TICKET-30). */
const isFixedTeam = (format: CountedFormat): format is CountedFormat & { max_count: number } =>
  format.team_all && format.fixed_count && format.max_count !== null;

/** By how many the count moves. */
export const stepOf = (format: CountedFormat): number => (isFixedTeam(format) ? format.max_count : 1);

/**
 * Smallest count of a purchase. Single people who join a team (isTeam without team_all) come one by one, whatever the
 * size of the team (DEC-54).
 */
export const minimumOf = (format: CountedFormat): number => {
  if (isFixedTeam(format)) return format.max_count;
  if (format.isTeam && !format.team_all) return ticketCountMin;
  return Math.max(ticketCountMin, format.min_count ?? ticketCountMin);
};

/** The smallest of buy_limit, max_count (several fixed teams may be bought) and ticketCountMax, places left aside. */
const boundOf = (format: CountedFormat): number =>
  Math.min(
    format.buy_limit ?? ticketCountMax,
    isFixedTeam(format) ? ticketCountMax : (format.max_count ?? ticketCountMax),
    ticketCountMax,
  );

/**
 * Largest count that can be bought with `left` places (own held ones included): whole steps, 0 when not even the smallest
 * count fits (TICKET-27, 28, 31; DEC-52).
 */
export const limitOf = (format: CountedFormat, left: number): number => {
  const step = stepOf(format);
  const limit = Math.floor(Math.min(boundOf(format), Math.max(0, left)) / step) * step;
  return limit < minimumOf(format) ? 0 : limit;
};

/** The count after '+': never below the smallest one, never above the limit; 0 when nothing can be bought. */
export const nextCount = (count: number, format: CountedFormat, left: number): number => {
  const step = stepOf(format);
  const wanted = Math.max(minimumOf(format), Math.floor(Math.max(0, count) / step) * step + step);
  return Math.min(wanted, limitOf(format, left));
};

/** The count after '−'; 0 means that the group goes (below the smallest count there is no purchase). */
export const previousCount = (count: number, format: CountedFormat): number => {
  const step = stepOf(format);
  const lower = Math.ceil(count / step) * step - step;
  return lower < minimumOf(format) ? 0 : lower;
};

/**
 * A count that may be held, be it not yet the whole required one: a whole number above 0, no more than is left, within
 * buy_limit, max_count and ticketCountMax (TICKET-26…28, 31; API 5.1).
 */
export const checkHoldCount = (count: number, format: CountedFormat, left: number): MessageSpec | null => {
  if (!Number.isInteger(count)) return { id: 'count_integer' };
  if (count < ticketCountMin) return { id: 'count_positive' };
  const max = boundOf(format);
  if (count > max) return { id: 'count_max', max: Math.max(0, max) };
  return count > left ? { id: 'tickets_unavailable', tickets_left: Math.max(0, left) } : null;
};

/**
 * A count that may be bought: as held, and no less than the smallest one, and whole fixed teams only (DEC-62). The values
 * `min` and `step` of 'required_ticket_count' say what is required.
 */
export const checkCount = (count: number, format: CountedFormat, left: number): MessageSpec | null => {
  const problem = checkHoldCount(count, format, left);
  if (problem) return problem;
  const min = minimumOf(format);
  const step = stepOf(format);
  return count < min || count % step !== 0 ? { id: 'required_ticket_count', min, step } : null;
};
