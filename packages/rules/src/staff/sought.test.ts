import { describe, expect, it } from 'vitest';
import { nameWords, readSought, type Sought } from './sought.ts';

const certificate = '7K3MABCDEFGHJKMN';

/** What each typed text may be (docs/domain/staff.md, “Search”); what is not named is null. */
const table: [typed: string, what: string, sought: Partial<Sought>][] = [
  ['T1.100001.1.ABCDEFGH', 'a scanned ticket', { qr: 'T1.100001.1.ABCDEFGH' }],
  [' t2.abc.1.x ', 'a scanned ticket of a later form', { qr: 'T2.ABC.1.X' }],
  ['100001', 'a ticket', { number: '100001', promocode: '100001', payment: '100001' }],
  [
    '2026-0100001',
    'a policy',
    {
      number: '2026-0100001',
      order: '2026-0100001',
      promocode: '2026-0100001',
      payment: '2026-0100001',
    },
  ],
  ['80080 12345 6789', 'a track with blanks', { number: '80080123456789' }],
  [
    'RR123456789RU',
    'a track of another country',
    {
      number: 'RR123456789RU',
      order: 'RR123456789RU',
      words: 'rr123456789ru',
      otherWords: 'кк123456789кг',
      promocode: 'RR123456789RU',
      payment: 'RR123456789RU',
    },
  ],
  [
    'aB3-_xYz',
    'the beginning of an order',
    { order: 'aB3-_xYz', words: 'ab3 xyz', otherWords: 'фи3 чня', promocode: 'AB3-_XYZ', payment: 'aB3-_xYz' },
  ],
  ['7', 'too short', {}],
  ['07', 'a start number', { startNumber: 7, promocode: '07' }],
  ['00', 'no start number', { promocode: '00' }],
  ['1234', 'a start number, the end of a phone', { startNumber: 1234, phoneEnd: '1234', promocode: '1234' }],
  ['12345', 'a start number and no end of a phone', { startNumber: 12345, promocode: '12345' }],
  ['123', 'a start number', { startNumber: 123, promocode: '123' }],
  ['+7 (999) 123-45-67', 'a phone', { phoneEnd: '+79991234567' }],
  ['8 999 123 45 67', 'a phone', { phoneEnd: '+79991234567' }],
  ['89991234567', 'a phone', { phoneEnd: '+79991234567' }],
  ['8 029 123-45-67', 'a Belarusian phone', { phoneEnd: '+375291234567' }],
  [
    '9991234567',
    'a phone without its country',
    {
      number: '9991234567',
      order: '9991234567',
      phoneEnd: '+79991234567',
      promocode: '9991234567',
      payment: '9991234567',
    },
  ],
  ['(123) 45-67', 'more than an end and less than a phone', {}],
  ['+4567', 'the end of a phone', { phoneEnd: '4567' }],
  ['+7 999 123-45-6', 'a phone that lacks a digit', {}],
  ['+1 555 123 45 67', 'a phone of a country that nobody has here', {}],
  ['45-67', 'the end of a phone or a number', { number: '45-67', phoneEnd: '4567', promocode: '45-67' }],
  ['45 67', 'the end of a phone', { phoneEnd: '4567' }],
  ['+7', 'not yet a phone', {}],
  ['Ivan@Mail.ru', 'an e-mail', { email: 'ivan@mail.ru' }],
  ['iv@', 'the beginning of an e-mail', { email: 'iv@' }],
  ['i@', 'too short for an e-mail', {}],
  ['Иванов', 'a name', { words: 'иванов', otherWords: 'bdfyjd', promocode: 'ИВАНОВ' }],
  ['Алёна  Королёва', 'a name with ё', { words: 'алена королева', otherWords: 'fkyf rjhjkdf' }],
  ['Ivanov Petr', 'a name in Latin letters', { words: 'ivanov petr', otherWords: 'шмфтщм зуек' }],
  ['gtnhjd', 'a name on the other keyboard', { words: 'gtnhjd', otherWords: 'петров', promocode: 'GTNHJD' }],
  [';erjd', 'a name that begins with a sign of the other keyboard', { words: 'erjd', otherWords: 'жуков' }],
  ['O’Neil', 'a name with an apostrophe', { words: 'oneil', otherWords: 'щтушд' }],
  ['Петров И', 'a name and an initial', { words: 'петров', otherWords: 'gtnhjd' }],
  ['ёж', 'two letters', { words: 'еж', promocode: 'ЁЖ' }],
  [
    '7k3m-abcd-efgh-jkmn',
    'a gift certificate',
    {
      certificate,
      number: '7K3M-ABCD-EFGH-JKMN',
      order: '7k3m-abcd-efgh-jkmn',
      words: '7k3m abcd efgh jkmn',
      otherWords: '7л3ь фисв уапр ольт',
      promocode: '7K3M-ABCD-EFGH-JKMN',
      payment: '7k3m-abcd-efgh-jkmn',
    },
  ],
  [
    '2f4e1b6a-000f-5000-8000-1a2b3c4d5e6f',
    'a payment of a provider',
    {
      order: '2f4e1b6a-000f-5000-8000-1a2b3c4d5e6f',
      words: '2f4e1b6a 000f 5000 8000 1a2b3c4d5e6f',
      otherWords: '2а4у1и6ф 000а 5000 8000 1ф2и3с4в5у6а',
      promocode: '2F4E1B6A-000F-5000-8000-1A2B3C4D5E6F',
      payment: '2f4e1b6a-000f-5000-8000-1a2b3c4d5e6f',
    },
  ],
  ['СТАРТ10', 'a promocode', { words: 'старт10', otherWords: 'cnfhn10', promocode: 'СТАРТ10' }],
  ['', 'nothing', {}],
  ['%%', 'signs', {}],
  ['x'.repeat(201), 'too long', {}],
];

describe('what a typed text may be', () => {
  it.each(table)('“%s”: %s', (typed, _what, sought) => {
    const found = Object.entries(readSought(typed)).filter(([, value]) => value !== null);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(sought).filter(([, value]) => value !== null)),
    );
  });
});

describe('words of a name', () => {
  it('are eight at most and at least two letters long, or numbers', () => {
    expect(nameWords('Суслики № 3 и я')).toBe('суслики 3');
    expect(nameWords('а бб вв гг дд ее жж зз ии кк')).toBe('бб вв гг дд ее жж зз ии');
    expect(nameWords('12 34')).toBeNull();
  });
});
