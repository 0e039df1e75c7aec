import { holdMinutes } from '@trassa/rules';
import type { Text } from './model.ts';

const words = {
  ru: { one: 'минуту', few: 'минуты', other: 'минут' },
  en: { one: 'minute', few: 'minutes', other: 'minutes' },
} as const;
const wordsOf = (language: keyof typeof words): string => {
  const form = new Intl.PluralRules(language).select(holdMinutes);
  return `${holdMinutes} ${words[language][form === 'one' || form === 'few' ? form : 'other']}`;
};

/** How long places are held, after «на» and 'for': '10 минут', '10 minutes'. */
export const holdWords: Text = [wordsOf('ru'), wordsOf('en')];
