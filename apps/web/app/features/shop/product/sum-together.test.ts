import { expect, it } from 'vitest';
import { sumTogether } from './sum-together.ts';

it('is what a product costs with the one it forces, for all its pieces, to the kopeck', () => {
  expect(sumTogether({ price: 1990.1 }, { price: 300.2 }, 1)).toBe(2290.3);
  expect(sumTogether({ price: 1990.1 }, { price: 300.2 }, 3)).toBe(6870.9);
});
