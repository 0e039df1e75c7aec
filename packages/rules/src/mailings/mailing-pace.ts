import { isoDay, localTime, momentAt } from '../dates/zone.ts';

/** Hours of a clock, `to` before `from`: quiet over midnight. */
export type QuietHours = { readonly from: number; readonly to: number };
export const quietHours: QuietHours = { from: 21, to: 9 };
const day = 86_400;

/** Until when (unix seconds) news wait by the clocks of the reader, 21:00–9:00 unless set otherwise; null: they may go. BO-112 */
export const quietUntil = (at: number, timezone: string, { from, to } = quietHours): number | null => {
  const { hour } = localTime(at, timezone);
  if (hour >= to && hour < from) return null;
  const morning = hour < to ? at : at + day;
  return momentAt(isoDay(morning, timezone), `${String(to).padStart(2, '0')}:00`, timezone);
};

/** Of a minute's letters, that may go at once after a rest. */
const burstPercent = 4;

/**
 * A turn among so many a minute: `at`, when a letter may go (milliseconds), and what is kept of it when it goes then. In any
 * minute there go at most as many, and 4 % of them more. `kept`: of the turn before; 0: there was none. BO-112
 */
export const turnOf = (
  kept: number,
  now: number,
  perMinute: number,
): { readonly at: number; readonly kept: number } => {
  const step = 60_000 / perMinute;
  const rest = Math.max(0, Math.floor((perMinute * burstPercent) / 100) - 1) * step;
  const begun = Math.max(kept, now);
  return { at: Math.max(now, begun - rest), kept: begun + step };
};

/** What mail servers count together. */
export const mailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
