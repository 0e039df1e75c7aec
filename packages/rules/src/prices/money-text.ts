import { type Minor, roublesOf } from './money.ts';

type Language = 'ru' | 'en';

const NBSP = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

const numberFormat = (language: Language, digits: number): Intl.NumberFormat => {
  const key = `${language}${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
};

/** Number with unbreakable thousands: `12 345`. */
export const formatNumber = (value: number, language: Language, digits = 0): string =>
  numberFormat(language, digits)
    .format(value)
    .replaceAll(/[\s\u202f]/g, NBSP);

/** Whole roubles, for cards: `4 411 ₽`; a sum that is charged is told with its kopecks (PRICE-06, DEC-10). */
export const formatRoubles = (roubles: number, language: Language): string =>
  `${formatNumber(Math.round(roubles), language)}${NBSP}₽`;

/**
 * Roubles as on the wire: `4 900 ₽`, in English `4,900 ₽`; kopecks appear when there are any: `4 410,50 ₽`. Nothing in it can
 * break. Pages, letters, papers and the bank write sums this one way (DEC-10).
 */
export const formatMoney = (roubles: number, language: Language): string => {
  const hasKopecks = Math.round(roubles * 100) % 100 !== 0;
  return `${formatNumber(roubles, language, hasKopecks ? 2 : 0)}${NBSP}₽`;
};

/** The same of kopecks. */
export const moneyText = (minor: Minor, language: Language): string => formatMoney(roublesOf(minor), language);
