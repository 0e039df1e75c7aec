import { maskitoTransform } from '@maskito/core';
import { phoneCountries } from '@trassa/rules';
import { describe, expect, it } from 'vitest';
import { isForeignPhone, phoneMask, retypePhone } from './phone-mask.ts';

const typed = (text: string): string => maskitoTransform(text, phoneMask('RU', phoneCountries));

describe('the phone mask', () => {
  it('takes each country by its calling code', () => {
    expect(typed('+79991234567')).toBe('+7 (999) 123-45-67');
    expect(typed('+375291234567')).toBe('+375 (29) 123-45-67');
    expect(typed('+992901234567')).toBe('+992 (90) 123-45-67');
  });

  it('leaves a number of any other country as it was typed', () => {
    expect(typed('+44 7700 900123')).toBe('+447700900123');
    expect(typed('+49 911 1234567')).toBe('+499111234567');
    expect(isForeignPhone('+44', phoneCountries)).toBe(true);
    expect(isForeignPhone('+99', phoneCountries)).toBe(false);
    expect(isForeignPhone('+375', ['RU'])).toBe(true);
  });

  it('keeps the number when the country is chosen anew', () => {
    expect(retypePhone('+375 (29) 123-45-67', 'TJ')).toBe('+992 (29) 123-45-67');
    expect(retypePhone('+7 (999) 123-45-67', 'BY')).toBe('+375 (99) 912-34-56');
    expect(retypePhone('', 'BY')).toBe('+375');
  });
});
