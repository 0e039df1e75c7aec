import type { Language } from '@trassa/contracts';
import { type Minor, toRoubles } from './money.ts';

/** '2 990 ₽', '2 990,50 ₽': kopecks are shown when there are any (DEC-10). */
export const moneyText = (minor: Minor, language: Language): string =>
  new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minor % 100 ? 2 : 0,
  }).format(toRoubles(minor));
