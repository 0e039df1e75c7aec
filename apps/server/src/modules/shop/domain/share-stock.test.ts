import { expect, it } from 'vitest';
import { shareStock } from './share-stock.ts';

it('serves earlier lines first, and a later smaller one may still fit', () => {
  const demand = (uniqueId: string, stockId: number, count: number) => ({ uniqueId, stockId, count });
  const demands = [demand('a', 1, 2), demand('b', 1, 2), demand('c', 1, 1), demand('d', 2, 1), demand('e', 3, 1)];
  const { sums, short } = shareStock(
    new Map([
      [1, 3],
      [2, 1],
    ]),
    demands,
  );
  expect([...sums]).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(short.map((one) => [one.demand.uniqueId, one.left])).toEqual([
    ['b', 1],
    ['e', 0],
  ]);
});
