import { isoDay } from '@trassa/rules';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';

export type Days = { readonly from: string; readonly to: string };

const day = 86_400;
const lastOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** Periods of what has happened, and those of starts, most of which are still to come. */
export const presets = ['today', 'week', 'days30', 'month', 'lastMonth', 'year'] as const;
export const startPresets = ['coming', 'next30', 'next90', 'past90', 'year'] as const;
export type Preset = (typeof presets)[number] | (typeof startPresets)[number];

/** First and last day of a preset by the house's clock. */
export const daysOf = (preset: Preset, now: number): Days => {
  const today = isoDay(now, SITE_ZONE);
  const back = (days: number): Days => ({ from: isoDay(now - days * day, SITE_ZONE), to: today });
  const ahead = (days: number): Days => ({ from: today, to: isoDay(now + days * day, SITE_ZONE) });
  if (preset === 'coming') return ahead(364);
  if (preset === 'next30') return ahead(29);
  if (preset === 'next90') return ahead(89);
  if (preset === 'past90') return back(89);
  if (preset === 'today') return back(0);
  if (preset === 'week') return back(6);
  if (preset === 'days30') return back(29);
  if (preset === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (preset === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  const before = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, 0)).toISOString();
  return { from: `${before.slice(0, 7)}-01`, to: lastOf(before) };
};
