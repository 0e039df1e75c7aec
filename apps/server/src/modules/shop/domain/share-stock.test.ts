import { expect, it } from 'vitest';
import { shareStock } from './share-stock.ts';

it('serves earlier lines first, and a later smaller one may still fit', () => {
  const wish = (uniqueId: string, stockId: number, count: number) => ({ uniqueId, stockId, count });
  const wishes = [wish('a', 1, 2), wish('b', 1, 2), wish('c', 1, 1), wish('d', 2, 1), wish('e', 3, 1)];
  const { sums, short } = shareStock(
    new Map([
      [1, 3],
      [2, 1],
    ]),
    wishes,
  );
  expect([...sums]).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(short.map((one) => [one.wish.uniqueId, one.left])).toEqual([
    ['b', 1],
    ['e', 0],
  ]);
});
