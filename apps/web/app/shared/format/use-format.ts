import {
  daysUntil,
  formatClock,
  formatMoney,
  formatNumber,
  formatRoubles,
  isoDay,
  siteTimezone,
  startOfDay,
} from '@trassa/rules';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../i18n/language.tsx';
import { cityName, type Place } from './city-name.ts';
import {
  dayParts,
  formatCountdown,
  formatDay,
  formatDayRange,
  formatDayTime,
  formatLongDay,
  formatMonth,
  formatTime,
  formatWeekday,
} from './dates.ts';

/** Zone of the site, for days that belong to no place. */
export const SITE_ZONE = siteTimezone;

/** Money, dates, distances and names in the language of the page. Instants are unix seconds, zones IANA, money roubles. */
export const useFormat = () => {
  const { language } = useLanguage();
  const t = useTranslations('ui');
  return useMemo(() => {
    const now = (): number => Date.now() / 1000;
    const number = (value: number): string => formatNumber(value, language, 0);
    const kilometres = (km: number): string => formatNumber(Math.round(km * 10) / 10, language);
    return {
      money: (roubles: number) => formatMoney(roubles, language),
      /** On cards: without kopecks. */
      roubles: (roubles: number) => formatRoubles(roubles, language),
      number,
      /** '16 мая', with the year when it is another one. */
      day: (unix: number, zone: string) => formatDay(unix, zone, language, now()),
      dayParts: (unix: number, zone: string) => dayParts(unix, zone, language, now()),
      /** Month of the calendar, '2027-05': 'Май', with the year when it is another one. */
      month: (month: string) => formatMonth(month, language, now()),
      longDay: (unix: number, zone: string) => formatLongDay(unix, zone, language),
      weekday: (unix: number, zone: string) => formatWeekday(unix, zone, language),
      time: (unix: number, zone: string) => formatTime(unix, zone, language),
      /** '10:00 (МСК)' */
      clock: (unix: number, zone: string) => formatClock(unix, zone, language),
      /** 'D MMMM / HH:mm' */
      dayTime: (unix: number, zone: string) => formatDayTime(unix, zone, language),
      /** '16 мая / 09:30', with the year when it is another one. */
      datedTime: (unix: number, zone: string) =>
        `${formatDay(unix, zone, language, now())} / ${formatTime(unix, zone, language)}`,
      dayRange: (from: number, to: number, zone: string) => formatDayRange(from, to, zone, language),
      isoDate: isoDay,
      /** Whole days from today to a moment there. */
      daysTo: (unix: number, zone: string) => daysUntil(unix, now(), zone),
      startOfToday: (zone = SITE_ZONE) => startOfDay(now(), zone),
      countdown: formatCountdown,
      /** '10 км', below one kilometre '500 м' */
      distance: (km: number) =>
        km < 1 ? t('metres', { m: number(km * 1000) }) : t('distance', { km: kilometres(km) }),
      /** '10', '21,1': the number alone, for posters */
      kilometres,
      /** A city or region in the language of the page; without an English name the Russian one. */
      name: (place: Place) => cityName(place, language),
    };
  }, [language, t]);
};
