import { expect, test } from 'vitest';
import { capitaliseFirst, normaliseName } from './names.ts';

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
