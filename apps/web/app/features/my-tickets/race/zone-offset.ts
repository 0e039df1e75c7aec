import type { Language } from '../../../shared/i18n/types.ts';

/** Places whose clocks people know by name. */
const moscow = /^Europe\/(Moscow|Simferopol|Kirov)$/;
const names: Record<Language, string> = { ru: 'МСК', en: 'Moscow time' };

/** How the clocks of a place differ from Greenwich at a moment: `МСК`, `UTC+7`, `UTC+5:30`. */
export const zoneOffset = (unix: number, zone: string, language: Language): string => {
  if (moscow.test(zone)) return names[language];
  const part = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(unix * 1000)
    .find(({ type }) => type === 'timeZoneName');
  return (part?.value ?? 'UTC').replace('GMT', 'UTC').replace(/[+-]0$/, '');
};
