import { intlOf } from './intl.ts';
import { zoneOffset } from './zone-offset.ts';
import { isoDay } from './zone.ts';

/** Moments are unix seconds and are said by the clocks of the given zone. */
type Language = 'ru' | 'en';
const locales: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' };

type Options = Intl.DateTimeFormatOptions;
const partsOf = (at: number, timezone: string, language: Language, options: Options) => {
  const parts = intlOf(locales[language], timezone, options).formatToParts(at * 1000);
  return (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
};
const textOf = (at: number, timezone: string, language: Language, options: Options): string =>
  intlOf(locales[language], timezone, options).format(at * 1000);

/** The day and the month in two words: '4', 'мая'. */
export const dayAndMonth = (at: number, timezone: string, language: Language): { day: string; month: string } => {
  const part = partsOf(at, timezone, language, { day: 'numeric', month: 'long' });
  return { day: part('day'), month: part('month') };
};

/** 'D MMMM': '4 мая', '4 May'. */
export const formatDay = (at: number, timezone: string, language: Language): string => {
  const { day, month } = dayAndMonth(at, timezone, language);
  return `${day} ${month}`;
};

/** 'D MMMM YYYY' (CONST-31) */
export const formatDate = (at: number, timezone: string, language: Language): string =>
  `${formatDay(at, timezone, language)} ${isoDay(at, timezone).slice(0, 4)}`;

/** 'HH:mm' */
export const formatTime = (at: number, timezone: string, language: Language): string => {
  const part = partsOf(at, timezone, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${part('hour')}:${part('minute')}`;
};

/** The time and whose clocks say it: '10:00 (МСК)', '10:00 (UTC+7)'; every text that names the zone says it so. */
export const formatClock = (at: number, timezone: string, language: Language): string =>
  `${formatTime(at, timezone, language)}\u00a0(${zoneOffset(at, timezone, language)})`;

/** 'D MMMM / HH:mm' (TICKET-46, CONST-30) */
export const formatStart = (at: number, timezone: string, language: Language): string =>
  `${formatDay(at, timezone, language)} / ${formatTime(at, timezone, language)}`;

/** 'D MMMM YYYY / HH:mm': for papers and letters, which are kept. */
export const formatDatedStart = (at: number, timezone: string, language: Language): string =>
  `${formatDate(at, timezone, language)} / ${formatTime(at, timezone, language)}`;

/** A term in a sentence, by the clocks of its place: '4 мая, 09:00 (МСК)', '4 July, 10:00 (UTC+7)'. */
export const formatDeadline = (at: number, timezone: string, language: Language): string =>
  `${formatDay(at, timezone, language).replace(' ', '\u00a0')}, ${formatClock(at, timezone, language)}`;

/** The same with its year, for what is read later: '4 мая 2027, 09:00 (МСК)'. */
export const formatDatedClock = (at: number, timezone: string, language: Language): string =>
  `${formatDate(at, timezone, language).replaceAll(' ', '\u00a0')}, ${formatClock(at, timezone, language)}`;

/** 'DD.MM.YY' of an order (CONST-29) */
export const formatOrderDate = (at: number, timezone: string): string => {
  const [year = '', month = '', day = ''] = isoDay(at, timezone).split('-');
  return `${day}.${month}.${year.slice(2)}`;
};

/** A day and a time in a sentence: '4 мая 2026 г. в 09:00', '4 May 2026 at 09:00'. */
export const formatMoment = (at: number, timezone: string, language: Language): string =>
  textOf(at, timezone, language, { dateStyle: 'long', timeStyle: 'short' });

/** A day in a sentence: '4 мая 2026 г.', '4 May 2026'. */
export const formatLongDate = (at: number, timezone: string, language: Language): string =>
  textOf(at, timezone, language, { dateStyle: 'long' });

/** 'воскресенье' */
export const formatWeekday = (at: number, timezone: string, language: Language): string =>
  textOf(at, timezone, language, { weekday: 'long' });

/** 'вс', 'Sun' */
export const formatWeekdayShort = (at: number, timezone: string, language: Language): string =>
  textOf(at, timezone, language, { weekday: 'short' });

/** The name of a month by itself: 'май'. */
export const formatMonthName = (at: number, timezone: string, language: Language): string =>
  textOf(at, timezone, language, { month: 'long' });

/** '16 мая', '16–17 мая', '30 мая – 1 июня': no line begins with the dash. */
export const formatDayRange = (from: number, to: number, timezone: string, language: Language): string => {
  const [first, last] = [isoDay(from, timezone), isoDay(to, timezone)];
  const end = formatDay(to, timezone, language);
  if (first === last) return end;
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayAndMonth(from, timezone, language).day}–${end}`;
  return `${formatDay(from, timezone, language)}\u00a0– ${end}`;
};
