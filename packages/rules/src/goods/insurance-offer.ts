/** `draft`: nobody outside sees or buys it. */
export const offerStates = ['draft', 'published'] as const;
export type OfferState = (typeof offerStates)[number];

export type OfferAct = 'publish' | 'hide';

/** Acts of a state: an offer is hidden and never deleted, for policies are of it. */
export const offerActsOf = (state: OfferState): readonly OfferAct[] => [state === 'draft' ? 'publish' : 'hide'];

/** Characters. */
export const offerNameMost = 40;
export const offerTitleMost = 80;
export const offerSubtitleMost = 120;
export const offerFootnoteMost = 300;
export const offerTextMost = 5000;
/** Roubles. */
export const offerPriceMost = 1_000_000;
export const offerDaysMost = 366;
export const offerDelayMost = 30;
/** In every state: as many as the site lists. */
export const offersMost = 200;

/** Fields without which an offer is not sold. */
export const missingOfOffer = (offer: {
  readonly name_ru: string;
  readonly title_ru: string;
  readonly legals: string;
}): ('name_ru' | 'title_ru' | 'legals')[] =>
  (['name_ru', 'title_ru', 'legals'] as const).filter((field) => offer[field].trim() === '');
