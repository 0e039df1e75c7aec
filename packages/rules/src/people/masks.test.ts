import { describe, expect, it } from 'vitest';
import { maskEmail, maskName, maskPhone } from './masks.ts';

describe('a mask', () => {
  it.each([
    ['ivan@mail.ru', 'i***@mail.ru'],
    ['я@почта.рф', 'я***@почта.рф'],
    ['𝕏y@mail.ru', '𝕏***@mail.ru'],
    ['a@b@mail.ru', 'a***@mail.ru'],
    ['i@mail.ru', 'i***@mail.ru'],
    ['"a@b"@mail.ru', '"***@mail.ru'],
    ['@mail.ru', '***'],
    ['nobody', '***'],
    ['', '***'],
  ])('of the e-mail “%s” is “%s”', (email, masked) => expect(maskEmail(email)).toBe(masked));

  it.each([
    ['+79991234545', '+7 *** **-45'],
    ['+375291234567', '+375 *** **-67'],
    ['+992901234567', '+992 *** **-67'],
    ['+4915112345678', '*** **-78'],
    ['8 (916) 123-45-45', '+7 *** **-45'],
    ['+375 29 123-45-67', '+375 *** **-67'],
    ['112', '***'],
    ['', '***'],
  ])('of the phone “%s” is “%s”', (phone, masked) => expect(maskPhone(phone)).toBe(masked));

  it.each([
    ['Анна Иванова', 'А*** И***'],
    ['  Ян ', 'Я***'],
    ['', ''],
  ])('of the name “%s” is “%s”', (name, masked) => expect(maskName(name)).toBe(masked));
});
