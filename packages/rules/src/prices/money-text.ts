import { formatNumber } from '../number-text.ts';
import { type Minor, roublesOf } from './money.ts';

type Language = 'ru' | 'en';

const NBSP = '\u00a0';

/** Whole roubles, for cards: `4 411 ₽`; a sum that is charged is told with its kopecks (PRICE-06, DEC-10). */
export const formatRoubles = (roubles: number, language: Language): string =>
  `${formatNumber(roubles, language, 0)}${NBSP}₽`;

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
