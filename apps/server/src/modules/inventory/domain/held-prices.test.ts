import { expect, it } from 'vitest';
import { priceMoments, resizeLater } from './held-prices.ts';

it.each([
  ['grows by places of the moment', { count: 1, later: [] }, 20, [{ count: 19, at: 50 }]],
  [
    'grows again at another moment',
    { count: 3, later: [{ count: 2, at: 40 }] },
    4,
    [
      { count: 2, at: 40 },
      { count: 1, at: 50 },
    ],
  ],
  ['counts places of one second together', { count: 3, later: [{ count: 2, at: 50 }] }, 4, [{ count: 3, at: 50 }]],
  [
    'gives back the newest first',
    {
      count: 6,
      later: [
        { count: 2, at: 30 },
        { count: 3, at: 40 },
      ],
    },
    2,
    [{ count: 1, at: 30 }],
  ],
  ['gives back what was first held last', { count: 6, later: [{ count: 3, at: 40 }] }, 2, []],
  ['stays', { count: 6, later: [{ count: 3, at: 40 }] }, 6, [{ count: 3, at: 40 }]],
] as const)('a hold %s', (_name, hold, next, later) => {
  expect(resizeLater(hold, next, 50)).toEqual(later);
});

it('places have the price of their own moment, those beyond the hold the price of now', () => {
  const [first, now] = [new Date(10_000), new Date(90_000)];
  const hold = { count: 3, priceAt: first, later: [{ count: 1, at: 40 }] };
  expect(priceMoments(hold, 5, now)).toEqual([first, first, new Date(40_000), now, now]);
  expect(priceMoments(hold, 1, now)).toEqual([first]);
});
