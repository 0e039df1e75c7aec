import { maskitoTransform } from '@maskito/core';
import { phoneCountries } from '@trassa/rules';
import { describe, expect, it } from 'vitest';
import { phoneMask, retypePhone } from './phone-mask.ts';

const typed = (text: string): string => maskitoTransform(text, phoneMask('RU', phoneCountries));

describe('the phone mask', () => {
  it('takes each country by its calling code', () => {
    expect(typed('+79991234567')).toBe('+7 (999) 123-45-67');
    expect(typed('+375291234567')).toBe('+375 (29) 123-45-67');
    expect(typed('+992901234567')).toBe('+992 (90) 123-45-67');
  });

  it('keeps the number when the country is chosen anew', () => {
    expect(retypePhone('+375 (29) 123-45-67', 'TJ')).toBe('+992 (29) 123-45-67');
    expect(retypePhone('+7 (999) 123-45-67', 'BY')).toBe('+375 (99) 912-34-56');
    expect(retypePhone('', 'BY')).toBe('+375');
  });
});
