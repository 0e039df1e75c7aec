// What an organiser of other races changes first; the whole list: docs/architecture.md, "What an organiser changes".

/** Name of the site where stored settings and the environment give none: letters, start, pages of errors. */
export const brand = 'ТРАССА';

/** The same in Latin capitals: the English pages, and programs that make files. */
export const brandLatin = 'TRASSA';

/** A name of the site as a language writes it: the own one in Latin letters on English pages, any other as it is. */
export const brandIn = (language: 'ru' | 'en', name: string): string =>
  language === 'en' && name === brand ? brandLatin : name;

/** What the site is, in one sentence: the installed app says it in Russian, the description of the API in English. */
export const sitePurpose = {
  ru: 'Билеты на гонки с препятствиями и забеги',
  en: 'Tickets for obstacle races: calendar, basket, payment, tickets.',
} as const;

/** GeoNames ids: the region and city of whoever has told none (DELIV-06, DEC-93). */
export const defaultRegionId = 524_894;
export const defaultCityId = 524_901;

/** Zone of the site and of the insurer: of days that belong to no place. */
export const siteTimezone = 'Europe/Moscow';

/** Paths of the pages that an editor writes; the last word is the page's slug (PAGE-01…03). */
export const informationPages = [
  'about',
  'about/med-spravka',
  'partners',
  'corp',
  'feedback',
  'smi',
  'merch',
  'logistics',
  'newyear_2022',
] as const;
export type InformationPage = (typeof informationPages)[number];
