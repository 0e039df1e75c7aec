import { expect, it } from 'vitest';
import { bindSums } from './bind-sums.ts';

const nbsp = '\u00a0';

it.each([
  ['Выплата до 300 000 ₽ и приём', `Выплата до 300${nbsp}000${nbsp}₽ и приём`],
  ['до 1 500 000 ₽', `до 1${nbsp}500${nbsp}000${nbsp}₽`],
  ['365 дней, все старты', '365 дней, все старты'],
  ['с 2026 2027 год', 'с 2026 2027 год'],
])('keeps the sum of “%s” on one line', (typed, shown) => {
  expect(bindSums(typed)).toBe(shown);
});
