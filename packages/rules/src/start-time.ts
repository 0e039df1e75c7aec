import { localDayNumber } from './zone.ts';

type Language = 'ru' | 'en';
const locales: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' };

/** Making a formatter costs far more than using it; there are as many as zones of the season. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (
  timezone: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${language} ${timezone} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone: timezone, ...options });
  formatters.set(key, known);
  return known;
};

const partsOf = (at: number, timezone: string, language: Language, options: Intl.DateTimeFormatOptions) => {
  const parts = formatterOf(timezone, language, options).formatToParts(at * 1000);
  return (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
};

/** 'D MMMM' in the zone of the place: '4 мая', '4 May'. */
export const formatDay = (at: number, timezone: string, language: Language): string => {
  const part = partsOf(at, timezone, language, { day: 'numeric', month: 'long' });
  return `${part('day')} ${part('month')}`;
};

/** 'D MMMM / HH:mm' in the zone of the place, `at` in unix seconds (TICKET-46, CONST-30). */
export const formatStart = (at: number, timezone: string, language: Language): string => {
  const part = partsOf(at, timezone, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${formatDay(at, timezone, language)} / ${part('hour')}:${part('minute')}`;
};

/** 'D MMMM YYYY' (CONST-31) */
export const formatDate = (at: number, timezone: string, language: Language): string => {
  const part = partsOf(at, timezone, language, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${part('day')} ${part('month')} ${part('year')}`;
};

/** 'DD.MM.YY' of an order (CONST-29) */
export const formatOrderDate = (at: number, timezone: string): string => {
  const part = partsOf(at, timezone, 'ru', { day: '2-digit', month: '2-digit', year: '2-digit' });
  return `${part('day')}.${part('month')}.${part('year')}`;
};

/** Calendar days from now to the start in the zone of the place; 0 today, below 0 afterwards. */
export const daysUntil = (at: number, now: number, timezone: string): number =>
  localDayNumber(at, timezone) - localDayNumber(now, timezone);
