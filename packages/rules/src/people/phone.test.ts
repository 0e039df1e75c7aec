import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PhoneCountry } from './phone.ts';
import {
  countryOfPhone,
  extraContactCountries,
  formatPhone,
  guessPhoneCountry,
  loginPhoneCountries,
  parsePhone,
  phoneCountries,
  phoneRules,
} from './phone.ts';

describe('phone', () => {
  test.each<[PhoneCountry, string, number]>([
    ['RU', '+7 (999) 999-99-99', 11],
    ['KZ', '+7 (999) 999-99-99', 11],
    ['TJ', '+992 (99) 999-99-99', 12],
    ['BY', '+375 (99) 999-99-99', 12],
  ])('of %s has the mask %s and %i digits', (country, mask, digits) => {
    expect([
      phoneRules[country].mask,
      phoneRules[country].digits,
      phoneRules[country].mask.replace('7 (', '9 (').replace(/\D/g, '').length,
    ]).toEqual([mask, digits, digits]);
  });

  test.each([
    ['+7 (999) 123-45-67', '+79991234567', 'RU'],
    ['8 (999) 123-45-67', '+79991234567', 'RU'],
    ['8-999-123-45-67', '+79991234567', 'RU'],
    ['7 999 123 45 67', '+79991234567', 'RU'],
    ['9991234567', '+79991234567', 'RU'],
    ['+7.495.123–45–67', '+74951234567', 'RU'],
    ['+7\u00a0999\u00a01234567', '+79991234567', 'RU'],
    ['\u202a+79991234567\u202c', '+79991234567', 'RU'],
    ['+7 (701) 123-45-67', '+77011234567', 'KZ'],
    ['+7 (601) 123-45-67', '+76011234567', 'KZ'],
    ['8 701 123 45 67', '+77011234567', 'KZ'],
    ['+992 (93) 123-45-67', '+992931234567', 'TJ'],
    ['992931234567', '+992931234567', 'TJ'],
    ['+375 (29) 123-45-67', '+375291234567', 'BY'],
    ['8 029 123 45 67', '+375291234567', 'BY'],
  ])('%s reads %s of %s', (text, phone, country) => {
    expect([parsePhone(text), countryOfPhone(phone)]).toEqual([phone, country]);
  });

  test.each([
    '',
    '+',
    '+7',
    '+7 (999) 123-45-6',
    '+7 (999) 123-45-678',
    '+7 (999) 123-45-6_',
    '+992 (93) 123-45-6',
    '+375 (29) 123-45-678',
    '+1 202 555 01 23',
    '+380 44 123 45 67',
    '+7 (099) 123-45-67',
    'позвони мне',
    '+7 (999) 123-45-67 доб. 3',
    '++79991234567',
    '7+9991234567',
    '٩٩٩١٢٣٤٥٦٧',
    '+8 999 123 45 67',
  ])("'%s' is no phone", (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  test('of another country is refused where only some are allowed', () => {
    expect(parsePhone('+7 701 123 45 67', { countries: loginPhoneCountries })).toBeNull();
    expect(parsePhone('+7 701 123 45 67', { countries: extraContactCountries })).toBeNull();
    expect(parsePhone('+992 93 123 45 67', { countries: extraContactCountries })).toBe('+992931234567');
  });

  test.each([
    ['+79991234567', '+7 (999) 123-45-67'],
    ['+992931234567', '+992 (93) 123-45-67'],
    ['+375291234567', '+375 (29) 123-45-67'],
    ['+1202', '+1202'],
  ])('%s is shown as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  test.each([
    ['', 'RU'],
    ['+7', 'RU'],
    ['+7 (9', 'RU'],
    ['9921234567', 'RU'],
    ['+7 (7', 'KZ'],
    ['8 70', 'KZ'],
    ['+99', 'TJ'],
    ['+992 (9', 'TJ'],
    ['+37', 'BY'],
    ['375291234567', 'BY'],
  ])("'%s' is typed with the mask of %s", (text, country) => {
    expect(guessPhoneCountry(text)).toBe(country);
  });

  test('survives showing and reading again, in every country', () => {
    const national = { RU: '9', KZ: '7', TJ: '9', BY: '2' };
    fc.assert(
      fc.property(fc.constantFrom(...phoneCountries), fc.stringMatching(/^\d{9}$/), (country, rest) => {
        const { callingCode, digits } = phoneRules[country];
        const phone = `+${callingCode}${national[country]}${rest}`.slice(0, digits + 1);
        return countryOfPhone(phone) === country && parsePhone(formatPhone(phone)) === phone;
      }),
    );
  });
  test('any text is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const phone = parsePhone(text);
        return phone === null || /^\+\d{11,12}$/.test(phone);
      }),
    );
  });
});
