import { expect, it } from 'vitest';
import { maskAny, maskedBy, maskEmail, maskPhone } from './masking.ts';

it.each([
  ['ivan@mail.ru', 'i***@mail.ru'],
  ['i@mail.ru', 'i***@mail.ru'],
  ['"a@b"@mail.ru', '"***@mail.ru'],
  ['😀x@mail.ru', '😀***@mail.ru'],
  ['@mail.ru', '***'],
  ['nobody', '***'],
])('an address %s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['+79161234545', '+7 *** **-45'],
  ['+375 29 123-45-67', '+375 *** **-67'],
  ['112', '***'],
])('a phone %s is shown as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

it.each([
  ['ivan@mail.ru', 'i***@mail.ru'],
  ['+7 (916) 123-45-45', '+7 *** **-45'],
  ['Иванова', 'И***'],
  ['', '***'],
  [{ born: '1990-05-17' }, '***'],
  [1990, '***'],
  [null, null],
])('a value %j is shown as %j', (value, masked) => {
  expect(maskAny(value)).toBe(masked);
});

it('what is not there is not masked', () => {
  expect(maskedBy(maskEmail, true)('')).toBe(null);
  expect(maskedBy(maskEmail, true)(null)).toBe(null);
  expect(maskedBy(maskEmail, true)('ivan@mail.ru')).toEqual({ masked: 'i***@mail.ru', can_reveal: true });
});
