import { isMomentAhead } from './moments.ts';
import { isTextSaid } from './news-state.ts';

/** Legal texts that the staff keep. */
export const legalTexts = ['pers', 'offers', 'advertising'] as const;
export type LegalText = (typeof legalTexts)[number];

export const legalTitleMax = 200;
/** Signs of HTML. */
export const legalTextMax = 200_000;
/** Versions that a card lists, the latest ones; every one stays readable. */
export const legalVersionsListed = 50;
/** Consents to a version that are counted one by one. */
export const agreedMost = 10_000;
/** Seconds before its moment from which on a version stays: consents that name it may be on their way. */
export const withdrawBefore = 60;

export type LegalWords = {
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly html_ru: string;
  readonly html_en: string | null;
};

/** Fields that are still missing before a text may come into force: Russian is whole, English whole or absent. BO-092 */
export const missingOfLegalText = (words: LegalWords): (keyof LegalWords)[] => {
  const said = (field: 'title_ru' | 'title_en'): boolean => Boolean(words[field]?.trim());
  const hasEnglish = said('title_en') || isTextSaid(words.html_en);
  return [
    ...(said('title_ru') ? [] : ['title_ru' as const]),
    ...(isTextSaid(words.html_ru) ? [] : ['html_ru' as const]),
    ...(hasEnglish && !said('title_en') ? ['title_en' as const] : []),
    ...(hasEnglish && !isTextSaid(words.html_en) ? ['html_en' as const] : []),
  ];
};

export const legalVersionStates = ['coming', 'in_force', 'over'] as const;
export type LegalVersionState = (typeof legalVersionStates)[number];

/** How a version stands; `inForce`: number of the one in force, null for none. Moments in seconds since 1970. BO-092 */
export const legalVersionStateOf = (
  { number, from }: { readonly number: number; readonly from: number },
  inForce: number | null,
  now: number,
): LegalVersionState => {
  if (from > now) return 'coming';
  return number === inForce ? 'in_force' : 'over';
};

export const legalActs = ['publish', 'withdraw', 'discard'] as const;
export type LegalAct = (typeof legalActs)[number];

/** What may be done with a text: what waits comes into force or is dropped, or a version that is coming is taken back in time. BO-092 */
export const legalActsOf = (
  { hasDraft, coming }: { readonly hasDraft: boolean; readonly coming: number | null },
  now: number,
): LegalAct[] => {
  if (coming === null) return hasDraft ? ['publish', 'discard'] : [];
  return coming > now + withdrawBefore ? ['withdraw'] : [];
};

/** What is wrong with the moment from which a text is in force; null: nothing. `at` null: at once. */
export const checkLegalMoment = (at: number | null, now: number): 'moment_ahead' | null =>
  at === null || isMomentAhead(at, now) ? null : 'moment_ahead';
