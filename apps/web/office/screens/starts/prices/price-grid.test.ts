import { expect, it } from 'vitest';
import { pastePrices, type PriceRow, readPrices } from './price-grid.ts';

const step = (price: number, begun_at: number | null = null) => ({
  kind: 'athlete' as const,
  price,
  starts_at: 1,
  from_count: null,
  begun_at,
  sold: 0,
});
const rows: PriceRow[] = [
  { format: 'a', kind: 'athlete', steps: [step(1, 1), step(2), step(3)] },
  { format: 'b', kind: 'athlete', steps: [step(4), step(5)] },
];
const pricesOf = (text: string, row: number, at: number) =>
  pastePrices(rows, { row, step: at }, text).map(({ steps }) => steps.map(({ price }) => price));

it('reads what a spreadsheet copies', () => {
  expect(readPrices('2 500\t3\u00a0000,50 ₽\r\n\tнет\n')).toEqual([
    [2500, 3000.5],
    [null, null],
  ]);
});

it.each([
  [
    'from a cell to the right and down',
    '20\t30\n50',
    0,
    1,
    [
      [1, 20, 30],
      [4, 50],
    ],
  ],
  [
    'begun prices stay',
    '9\t20',
    0,
    0,
    [
      [1, 20, 3],
      [4, 5],
    ],
  ],
  [
    'what is beyond the steps is left out',
    '50\t60\t70',
    1,
    1,
    [
      [1, 2, 3],
      [4, 50],
    ],
  ],
])('pastes: %s', (_what, text, row, at, expected) => expect(pricesOf(text, row, at)).toEqual(expected));
