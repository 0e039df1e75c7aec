import { dayAfter, isDay, isoDay, momentAt, nextDay, siteTimezone } from '@trassa/rules';
import type { SalesKey } from '../../orders/index.ts';

const midnight = (day: string): number => momentAt(day, '00:00', siteTimezone);
const isKnown = (text: unknown): text is string => typeof text === 'string' && isDay(text);

/** First and last day of a query, by the house's clock, as moments; the last day counts whole. null: no two days. */
export const boundsOf = (from: unknown, to: unknown): { readonly from: number; readonly to: number } | null =>
  isKnown(from) && isKnown(to) ? { from: midnight(from), to: midnight(nextDay(to)) } : null;

const nextOf: Partial<Record<SalesKey, (day: string) => string>> = {
  day: nextDay,
  week: (day) => dayAfter(day, 7),
  month: (day) => `${dayAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`,
};
const firstOf: Partial<Record<SalesKey, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
  month: (day) => `${day.slice(0, 7)}-01`,
};

type Period = { readonly from: number; readonly to: number };

/** A day, week or month by its first day, as far as it lies in the period; null: the key is no time. */
export const timeOf = (key: SalesKey, day: string | null, period: Period): Period | null => {
  const next = nextOf[key];
  if (!next || day === null) return null;
  return { from: Math.max(period.from, midnight(day)), to: Math.min(period.to, midnight(next(day))) };
};

/** First days of all days, weeks or months of a period; null: the key is no time. */
export const timesWithin = (key: SalesKey, { from, to }: Period): string[] | null => {
  const [first, next] = [firstOf[key], nextOf[key]];
  if (!first || !next) return null;
  const days: string[] = [];
  for (let day = first(isoDay(from, siteTimezone)); midnight(day) < to; day = next(day)) days.push(day);
  return days;
};
