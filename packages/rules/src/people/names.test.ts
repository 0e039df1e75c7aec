import { describe, expect, test } from 'vitest';
import { capitaliseFirst, carriesLink, checkName, checkPersonName, normaliseName, withoutLinks } from './names.ts';

test.each([
  ['иван', 'Иван'],
  ['  анна  мария ', 'Анна мария'],
  ['ёлкина', 'Ёлкина'],
  ['mcKenzie', 'McKenzie'],
  ['де Голль', 'Де Голль'],
  ['', ''],
  ['   ', ''],
  ['𐐨b', '𐐀b'],
  ['и\u0306ода', 'Йода'],
])("'%s' is stored as '%s'", (typed, stored) => {
  expect(normaliseName(typed)).toBe(stored);
});
test('while typing blanks stay', () => {
  expect(capitaliseFirst('анна ')).toBe('Анна ');
});

describe('a name is no link', () => {
  test.each([
    'Иванов https://evil.example/x',
    'ftp://evil',
    'Приз на evil.com',
    'EVIL.RU',
    'сайт.рф',
    'пиши на t.me/evil',
    'evil。com',
    'e​vil.c​om',
    'evil.co.uk',
    'info@evil.ru',
    'www.evil',
    '10.0.0.1/win',
    'xn--80ak6aa92e',
    'Анна\nПозвоните',
    'Анна\u2028Позвоните',
    'Анна\r\nBcc: a@b.ru',
  ])('refuses %j', (name) => {
    expect(checkName(name)).toEqual({ id: 'name_link' });
  });
  test.each([
    'Анна',
    "О'Коннор-Смит",
    'Пушкин А.С.',
    'А. С. Пушкин',
    'Dr. J.R.R. Tolkien',
    'St. John',
    'J.De Souza',
    'Sammy Davis Jr.',
    'Команда №1: «Вперёд!»',
    '1.FC Köln',
    'Ru Com Me',
    ' анна ',
  ])('takes %j', (name) => {
    expect(checkName(name)).toBeNull();
  });
  test('is at most a hundred characters', () => {
    expect(checkName('я'.repeat(101))).toEqual({ id: 'too_long', max: 100 });
    expect(checkName('я'.repeat(100))).toBeNull();
  });
  test('what is kept already is shown so that nothing becomes a link of it', () => {
    expect(withoutLinks('Приз: https://evil.com')).toBe('Приз: https[:]//evil[.]com');
    expect(withoutLinks('А.С. Пушкин')).toBe('А.С. Пушкин');
  });
  test('a greeting may have lines, but no link', () => {
    expect(carriesLink('С днём рождения!\nБеги.')).toBe(false);
    expect(carriesLink('Приз:\nhttps://evil.example')).toBe(true);
  });
});

describe('the name of a person', () => {
  test.each(['1', '-', ' . ', '2027'])('%j has no letter and is refused', (name) => {
    expect(checkPersonName(name)).toEqual({ id: 'name_letters' });
  });
  test.each(['Ли', 'J', '李', "О'Коннор", 'Иванов 2', ''])('%j is taken', (name) => {
    expect(checkPersonName(name)).toBeNull();
  });
});
