import { expect, it } from 'vitest';
import { pricePartsOf } from './price-parts.ts';

it('tickets of one price are one part, however many lines they are', () => {
  expect(
    pricePartsOf([
      { count: 1, price: 2200 },
      { count: 1, price: 2200 },
    ]),
  ).toEqual([{ count: 2, price: 2200 }]);
});

it('tickets added after a rise are told apart, in one line and in lines of a group', () => {
  const parts = [
    { count: 1, price: 2200 },
    { count: 2, price: 2900 },
  ];
  expect(pricePartsOf([{ count: 3, price: 2200, price_parts: parts }])).toEqual(parts);
  expect(
    pricePartsOf([
      { count: 1, price: 2200 },
      { count: 1, price: 2900 },
      { count: 1, price: 2900 },
    ]),
  ).toEqual(parts);
});
