import { localTime, siteTimezone, startOfLocalDay } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../kernel/clock.ts';

/** Last second of the day so many months later, by the site's days; the 31st of a short month is its last day. */
export const monthsLater = (from: Date, months: number): Date => {
  const { year, month, day } = localTime(toUnix(from), siteTimezone);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const days = Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / 86_400_000;
  return fromUnix(startOfLocalDay(days + 1, siteTimezone) - 1);
};

/** Months a certificate is good from the day it is sent (DEC-84), and at least after money has come back to it. */
export const validMonths = 12;
export const monthsAfterRefund = 3;

/** From its issue on; nobody prolongs one further (back-office.md 5.12). */
const longestMonths = 36;
export const longestUntil = (issued: Date): Date => monthsLater(issued, longestMonths);

/** Last second of a day of the site, YYYY-MM-DD; null: there is no such day. */
export const endOfDay = (day: string): Date | null => {
  const at = Date.parse(`${day}T00:00:00Z`);
  // The 31st of a short month is read as a day of the next one.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return null;
  return fromUnix(startOfLocalDay(at / 86_400_000 + 1, siteTimezone) - 1);
};
