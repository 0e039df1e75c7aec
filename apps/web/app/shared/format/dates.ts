import type { Language } from '../i18n/types.ts';

const NBSP = '\u00a0';
const locales = { ru: 'ru-RU', en: 'en-GB' } as const;
const cache = new Map<string, Intl.DateTimeFormat>();

const intl = (language: Language, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language}|${zone}|${JSON.stringify(options)}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: zone });
    cache.set(key, format);
  }
  return format;
};

const unbroken = (text: string): string => text.replaceAll(/[\s\u202f]/g, NBSP);
const format = (unix: number, zone: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  unbroken(intl(language, zone, options).format(new Date(unix * 1000)));

/** Day of a moment in a zone: `2027-05-16`. */
export const isoDate = (unix: number, zone: string): string =>
  intl('en', zone, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(new Date(unix * 1000))
    .split('/')
    .reverse()
    .join('-');

/** `16 мая`, with the year when it is not the current one there. */
export const formatDay = (unix: number, zone: string, language: Language, now: number): string => {
  const isThisYear = isoDate(unix, zone).slice(0, 4) === isoDate(now, zone).slice(0, 4);
  return isThisYear
    ? format(unix, zone, language, { day: 'numeric', month: 'long' })
    : formatLongDay(unix, zone, language);
};

/** `16`, `мая` and, when it is not the current one, `2027`: a day in big figures. */
export const dayParts = (
  unix: number,
  zone: string,
  language: Language,
  now: number,
): { day: string; month: string; year: string | null } => {
  const year = isoDate(unix, zone).slice(0, 4);
  const [day = '', month = ''] = format(unix, zone, language, { day: 'numeric', month: 'long' }).split(NBSP);
  return { day, month, year: year === isoDate(now, zone).slice(0, 4) ? null : year };
};

/** `16 мая 2027` */
export const formatLongDay = (unix: number, zone: string, language: Language): string => {
  const day = format(unix, zone, language, { day: 'numeric', month: 'long' });
  return `${day}${NBSP}${isoDate(unix, zone).slice(0, 4)}`;
};

/** `Май` of `2027-05`, with the year when it is not the current one. */
export const formatMonth = (month: string, language: Language, now: number): string => {
  const name = format(Date.parse(`${month}-15T12:00:00Z`) / 1000, 'UTC', language, { month: 'long' });
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return month.slice(0, 4) === isoDate(now, 'UTC').slice(0, 4) ? capital : `${capital}${NBSP}${month.slice(0, 4)}`;
};

/** `воскресенье` */
export const formatWeekday = (unix: number, zone: string, language: Language): string =>
  format(unix, zone, language, { weekday: 'long' });

/** `09:30` */
export const formatTime = (unix: number, zone: string, language: Language): string =>
  format(unix, zone, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `16 мая / 09:30` (pattern D MMMM / HH:mm) */
export const formatDayTime = (unix: number, zone: string, language: Language): string =>
  `${format(unix, zone, language, { day: 'numeric', month: 'long' })} / ${formatTime(unix, zone, language)}`;

/** `16 мая`, `16–17 мая`, `30 мая – 1 июня` */
export const formatDayRange = (from: number, to: number, zone: string, language: Language): string => {
  if (isoDate(from, zone) === isoDate(to, zone)) return format(from, zone, language, { day: 'numeric', month: 'long' });
  if (isoDate(from, zone).slice(0, 7) === isoDate(to, zone).slice(0, 7)) {
    return `${format(from, zone, language, { day: 'numeric' })}–${format(to, zone, language, { day: 'numeric', month: 'long' })}`;
  }
  const long = { day: 'numeric', month: 'long' } as const;
  return `${format(from, zone, language, long)} – ${format(to, zone, language, long)}`;
};

/** Whole days of the calendar from one moment to another in a zone: 0 is the same day, negative is the past. */
export const daysBetween = (from: number, to: number, zone: string): number =>
  Math.round((Date.parse(isoDate(to, zone)) - Date.parse(isoDate(from, zone))) / 86_400_000);

/** Midnight of the day of a moment in a zone, unix seconds. */
export const startOfDay = (unix: number, zone: string): number => {
  const [hour = 0, minute = 0, second = 0] = intl('en', zone, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(unix * 1000))
    .split(':')
    .map(Number);
  return Math.floor(unix) - (hour * 3600 + minute * 60 + second);
};

/** `07:42` of seconds left; never below zero; hours join the minutes: `75:00`. */
export const formatCountdown = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
};
