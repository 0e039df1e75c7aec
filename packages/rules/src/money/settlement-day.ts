import { isCalendarDay, nextDay } from '../dates/days.ts';
import { isoDay, momentAt } from '../dates/zone.ts';
import { siteTimezone } from '../organiser.ts';

/** Days of settlement are of Moscow. */
export const settlementDay = (moment: number): string => isoDay(moment, siteTimezone);

/** How a day of a provider is called: sandbox_2026-06-07. */
export const settlementId = (provider: string, day: string): string => `${provider}_${day}`;

/** null: it is no such name. */
export const readSettlementId = (id: string): { readonly provider: string; readonly day: string } | null => {
  const [, provider, day] = /^([a-z0-9_-]{1,40})_(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  return provider !== undefined && day !== undefined && isDay(day) ? { provider, day } : null;
};

/** Days that one look at the settlement may show. */
export const settlementDaysMax = 92;

/** Kopecks: no payment of the house is larger. */
export const largestPayment = 10_000_000_000;

/** Seconds after its end in which a transaction of a day may still commit: it is dated by its beginning, and none is open longer. */
export const settlementRest = 1800;

/** Days that money is told of. */
export const firstDay = '2000-01-01';
export const lastDay = '2100-12-31';

/** YYYY-MM-DD that is a day of the calendar, from 2000 to 2100. */
export const isDay = (text: string): boolean => isCalendarDay(text) && text >= firstDay && text <= lastDay;

/** Unix seconds: its first moment, and the first one after it. */
export const boundsOfDay = (day: string): { readonly from: number; readonly to: number } => ({
  from: momentAt(day, '00:00', siteTimezone),
  to: momentAt(nextDay(day), '00:00', siteTimezone),
});

export type DayObstacle = 'closed' | 'not_over' | 'differences';

/** Why a day cannot be closed; null: it can. `differences`: those that nobody has accepted. BO-081 */
export const closeObstacle = (
  { day, isClosed, differences }: { readonly day: string; readonly isClosed: boolean; readonly differences: number },
  now: number,
): DayObstacle | null => {
  if (isClosed) return 'closed';
  if (now < boundsOfDay(day).to + settlementRest) return 'not_over';
  return differences > 0 ? 'differences' : null;
};

/** How a movement of money stands between our books and the provider's. */
export const matchKinds = ['matched', 'ours_only', 'theirs_only', 'different'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** Kopecks; null: the book does not have it. BO-080 */
export const matchOf = (ours: number | null, theirs: number | null): MatchKind => {
  if (theirs === null) return 'ours_only';
  if (ours === null) return 'theirs_only';
  return ours === theirs ? 'matched' : 'different';
};
