import { intlOf } from './intl.ts';

type Language = 'ru' | 'en';

/** Places whose clocks people know by name. */
const moscow = /^Europe\/(Moscow|Simferopol|Kirov)$/;
const names: Readonly<Record<Language, string>> = { ru: 'МСК', en: 'Moscow time' };

/** How the clocks of a place differ from Greenwich at a moment: `МСК`, `UTC+7`, `UTC+5:30`. */
export const zoneOffset = (at: number, timezone: string, language: Language): string => {
  if (moscow.test(timezone)) return names[language];
  const part = intlOf('en-GB', timezone, { timeZoneName: 'shortOffset' })
    .formatToParts(at * 1000)
    .find(({ type }) => type === 'timeZoneName');
  return (part?.value ?? 'UTC').replace('GMT', 'UTC').replace(/[+-]0$/, '');
};
