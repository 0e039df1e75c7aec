import { expect, it } from 'vitest';
import { bindDashes } from './bind-dashes.ts';

it.each([
  ['Штраф – тридцать бёрпи', 'Штраф\u00A0– тридцать бёрпи'],
  ['Тула — Рязань', 'Тула\u00A0— Рязань'],
  ['М 18–29', 'М 18–29'],
])('%s is shown as %s', (typed, shown) => {
  expect(bindDashes(typed)).toBe(shown);
});
