import { describe, expect, it } from 'vitest';
import { isLacking, isWhole } from './typed-offer.ts';

describe('an offer that is typed', () => {
  it.each([
    [{ price: 200, days: 2 }, true],
    [{ title_ru: '' }, true],
    [{ price: null }, false],
    [{ price: 200, days: null }, false],
    [{ delay_days: null }, false],
  ])('%j is sent: %s', (typed, isSent) => {
    expect(isWhole(typed)).toBe(isSent);
  });

  it('lacks the number that was erased alone', () => {
    const typed = { price: null, days: 2, name_en: null };
    expect(['price', 'days', 'name_en'].filter((field) => isLacking(typed, field))).toEqual(['price']);
  });
});
