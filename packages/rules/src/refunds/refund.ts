import type { Minor } from '../prices/money.ts';
import { divideHalfUp } from '../prices/money.ts';
import type { TicketState } from '../states/ticket-state.ts';
import { daysUntil, localDayNumber, startOfLocalDay } from '../dates/zone.ts';

/** At least so many days left: so many per cent of what was paid come back. */
export type RefundTier = { readonly days: number; readonly percent: number };

/** The season's policy, as in the public offer; an event may have its own (DEC-75). */
export const seasonRefundPolicy: readonly RefundTier[] = [
  { days: 30, percent: 90 },
  { days: 14, percent: 50 },
  { days: 0, percent: 0 },
];

/** A stored policy, the longest time first; anything that is no tier is left out, below the last one nothing comes back. */
export const readRefundPolicy = (stored: unknown): readonly RefundTier[] => {
  if (!Array.isArray(stored)) return seasonRefundPolicy;
  const tiers = stored.filter(
    (tier): tier is RefundTier =>
      typeof tier === 'object' &&
      tier !== null &&
      Number.isInteger((tier as RefundTier).days) &&
      (tier as RefundTier).days >= 0 &&
      Number.isInteger((tier as RefundTier).percent) &&
      (tier as RefundTier).percent >= 0 &&
      (tier as RefundTier).percent <= 100,
  );
  const sorted = tiers.map(({ days, percent }) => ({ days, percent })).toSorted((a, b) => b.days - a.days);
  return sorted.at(-1)?.days === 0 ? sorted : [...sorted, { days: 0, percent: 0 }];
};

type RefundOf = {
  /** Kopecks really paid for the place, discounts gone already. */
  readonly paid: Minor;
  /** Kopecks really paid for its insurance that has not begun. */
  readonly insurance: Minor;
  readonly policy: readonly RefundTier[];
  /** Unix seconds, with the zone whose calendar days count. */
  readonly start: number;
  readonly timezone: string;
  /** Unix seconds until which all of it comes back, whatever the policy: the start was moved. BO-050 */
  readonly freeUntil?: number | null;
};

export type RefundQuote = {
  readonly sum: Minor;
  readonly percent: number;
  /** Unix seconds when this per cent ends; null: the start is over. */
  readonly until: number | null;
};

/**
 * What the return of one ticket gives back at `now` (unix seconds). Days are calendar days of the place: 1 May to 31 May
 * are 30 whatever the hour, so a tier ends with a midnight there, the last one with the start. Half kopecks go up. DEC-75
 */
export const quoteRefund = (
  { paid, insurance, policy, start, timezone, freeUntil }: RefundOf,
  now: number,
): RefundQuote => {
  if (now >= start) return { sum: 0, percent: 0, until: null };
  if (freeUntil && now < freeUntil) return { sum: paid + insurance, percent: 100, until: Math.min(freeUntil, start) };
  const left = daysUntil(start, now, timezone);
  const percent = policy.find(({ days }) => left >= days)?.percent ?? 0;
  const next = policy.findIndex(({ days, percent: other }) => days < left && other !== percent);
  const last = next > 0 ? policy[next - 1] : undefined;
  const ends = last ? startOfLocalDay(localDayNumber(start, timezone) - last.days + 1, timezone) : start;
  return { sum: divideHalfUp((paid + insurance) * percent, 100), percent, until: Math.min(ends, start) };
};

type ReturnOf = {
  readonly isPurchaser: boolean;
  readonly isHolder: boolean;
  readonly status: TicketState;
  /** The start pack was handed out. */
  readonly isHandedOut: boolean;
  /** Unix seconds. */
  readonly start: number;
};

/**
 * The same for the staff, who return a ticket for its buyer whoever holds it: `isOverride` – by another per cent than the
 * policy's – also when its pack was handed out or its start is over. Back-office 5.11
 */
export const staffReturnObstacle = (
  { status, isHandedOut, start }: Pick<ReturnOf, 'status' | 'isHandedOut' | 'start'>,
  isOverride: boolean,
  now: number,
): 'state' | 'deadline' | null => {
  if (status === 'processing' || status === 'returned') return 'state';
  if (isOverride) return null;
  if (isHandedOut) return 'state';
  return now >= start ? 'deadline' : null;
};

/**
 * Why a ticket cannot be returned for money at `now`, or null: only who bought it and still holds it, before the start, an
 * active one whose start pack is not handed out. What is given away has to be taken back first. DEC-75
 */
export const returnObstacle = (ticket: ReturnOf, now: number): 'not_owner' | 'state' | 'deadline' | null => {
  if (!ticket.isPurchaser) return 'not_owner';
  if (!ticket.isHolder || ticket.status !== 'active' || ticket.isHandedOut) return 'state';
  return now >= ticket.start ? 'deadline' : null;
};
