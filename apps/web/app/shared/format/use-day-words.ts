import { formatDate, formatMonthName, formatWeekday, formatWeekdayShort } from '@trassa/rules';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { addDays } from './month-days.ts';

const monday = '2026-11-23';
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words of a month for a calendar of days, in the language of the page: weekdays from Monday (CAL-05). */
export const useDayWords = () => {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      /** Of 'YYYY-MM': 'Май 2027'. */
      month: (month: string): string =>
        `${capital(formatMonthName(noon(`${month}-15`), 'UTC', language))} ${month.slice(0, 4)}`,
      /** 'суббота, 1 мая 2027' */
      day: (day: string): string =>
        `${formatWeekday(noon(day), 'UTC', language)}, ${formatDate(noon(day), 'UTC', language)}`,
      weekdays: Array.from({ length: 7 }, (_, column) => {
        const at = noon(addDays(monday, column));
        return { short: formatWeekdayShort(at, 'UTC', language), long: formatWeekday(at, 'UTC', language) };
      }),
    }),
    [language],
  );
};
