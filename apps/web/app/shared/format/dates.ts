import {
  dayAndMonth,
  formatDate,
  formatDayRange as sayDayRange,
  formatDay as sayDay,
  formatMonthName,
  formatStart,
  formatTime,
  formatWeekday,
  isoDay,
} from '@trassa/rules';
import type { Language } from '../i18n/types.ts';

/** Dates as the pages show them: the words are those of the rules, and what belongs together stays on one line. */
const unbroken = (text: string): string => text.replaceAll(/(?<=[\p{L}\d])\s(?=[\p{L}\d])/gu, '\u00a0');
const yearOf = (unix: number, zone: string): string => isoDay(unix, zone).slice(0, 4);

export { formatTime, formatWeekday };

/** `16 мая`, with the year when it is not the current one there. */
export const formatDay = (unix: number, zone: string, language: Language, now: number): string =>
  yearOf(unix, zone) === yearOf(now, zone)
    ? unbroken(sayDay(unix, zone, language))
    : formatLongDay(unix, zone, language);

/** `16`, `мая` and, when it is not the current one, `2027`: a day in big figures. */
export const dayParts = (
  unix: number,
  zone: string,
  language: Language,
  now: number,
): { day: string; month: string; year: string | null } => {
  const year = yearOf(unix, zone);
  return { ...dayAndMonth(unix, zone, language), year: year === yearOf(now, zone) ? null : year };
};

/** `16 мая 2027` */
export const formatLongDay = (unix: number, zone: string, language: Language): string =>
  unbroken(formatDate(unix, zone, language));

/** `Май` of `2027-05`, with the year when it is not the current one. */
export const formatMonth = (month: string, language: Language, now: number): string => {
  const name = formatMonthName(Date.parse(`${month}-15T12:00:00Z`) / 1000, 'UTC', language);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return month.slice(0, 4) === yearOf(now, 'UTC') ? capital : unbroken(`${capital} ${month.slice(0, 4)}`);
};

/** `16 мая / 09:30` (pattern D MMMM / HH:mm); where it breaks, the time begins the next line, not the stroke. */
export const formatDayTime = (unix: number, zone: string, language: Language): string =>
  unbroken(formatStart(unix, zone, language)).replace(' / ', '\u00a0/ ');

/** `16 мая`, `16–17 мая`, `30 мая – 1 июня` */
export const formatDayRange = (from: number, to: number, zone: string, language: Language): string =>
  unbroken(sayDayRange(from, to, zone, language));

/** `07:42` of seconds left; never below zero; hours join the minutes: `75:00`. */
export const formatCountdown = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
};
