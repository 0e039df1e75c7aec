import { describe, expect, it } from 'vitest';
import { missingOfOffer, offerActsOf } from './insurance-offer.ts';

// INS-28
describe('an offer of insurance', () => {
  it.each([
    ['draft', ['publish']],
    ['published', ['hide']],
  ] as const)('that is %s can %j', (state, acts) => {
    expect(offerActsOf(state)).toEqual(acts);
  });

  it.each([
    [{ name_ru: 'Старт', title_ru: 'Страховка', legals: '/terms' }, []],
    [{ name_ru: 'Старт', title_ru: 'Страховка', legals: ' ' }, ['legals']],
    [{ name_ru: '', title_ru: ' ', legals: '' }, ['name_ru', 'title_ru', 'legals']],
  ])('%j lacks %j', (offer, missing) => {
    expect(missingOfOffer(offer)).toEqual(missing);
  });
});
