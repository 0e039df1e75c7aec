import type { EventCityCard } from '@trassa/contracts';
import { localTime } from '@trassa/rules';

const DAY = 86_400;

/**
 * Events that can be insured: from today to one year less a day, that day included, by days of the site's zone; unix
 * seconds, the upper bound excluded (INS-05, DEC-50). `today`: the beginning of the day.
 */
export const eventWindow = (today: number): { date_from: number; date_to: number } => {
  const noon = new Date((today + DAY / 2) * 1000);
  const inYear = new Date(noon);
  inYear.setUTCFullYear(noon.getUTCFullYear() + 1);
  return { date_from: today, date_to: today + Math.round((inYear.getTime() - noon.getTime()) / 1000) };
};

const monthAt = (at: number, zone: string): string => {
  const { year, month } = localTime(at, zone);
  return `${year}-${String(month).padStart(2, '0')}`;
};

export type MonthOfCities<T> = { readonly month: string; readonly cities: readonly T[] };

/** Cities by the month of their start ('2027-05'), from the current month on (INS-08); `now` in unix seconds. */
export const monthsOf = <T extends Pick<EventCityCard, 'start_time' | 'timezone'>>(
  cities: readonly T[],
  now: number,
): MonthOfCities<T>[] => {
  const months = new Map<string, T[]>();
  for (const city of cities.toSorted((a, b) => a.start_time - b.start_time)) {
    const month = monthAt(city.start_time, city.timezone);
    if (month < monthAt(now, city.timezone)) continue;
    const there = months.get(month);
    if (there) there.push(city);
    else months.set(month, [city]);
  }
  return [...months].toSorted(([a], [b]) => a.localeCompare(b)).map(([month, list]) => ({ month, cities: list }));
};
