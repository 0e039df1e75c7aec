import type { ResultRow } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { gapOf, gapPoints } from './gap-points.ts';

const row = (time: string | undefined, ...splits: (readonly [string, string])[]): ResultRow => ({
  public_id: 'a',
  format: 'b',
  row: 1,
  status: time === undefined ? 'dnf' : 'finished',
  ...(time === undefined ? {} : { time_result: time }),
  splits: splits.map(([title, at]) => ({ title, time: at })),
});
const told = (one: ResultRow, other: ResultRow) =>
  gapPoints(one, other, 'Финиш').map(({ title, ahead }) => [title, ahead / 1000]);

describe('the gap between two', () => {
  it('is told at the points that both passed, and at the finish', () => {
    const one = row('00:50:00', ['3 км', '00:15:00'], ['5 км', '00:25:00'], ['8 км', '00:40:00']);
    const other = row('00:49:30.5', ['3 км', '00:15:30'], ['8 км', '00:40:00']);
    expect(told(one, other)).toEqual([
      ['3 км', 30],
      ['8 км', 0],
      ['Финиш', -29.5],
    ]);
  });

  it('keeps points of one title apart', () => {
    const one = row(undefined, ['Круг', '00:10:00'], ['Круг', '00:20:00']);
    const other = row('01:00:00', ['Круг', '00:11:00'], ['Круг', '00:22:00']);
    expect(told(one, other)).toEqual([
      ['Круг', 60],
      ['Круг', 120],
    ]);
  });

  it('is not told where nothing is common', () => {
    expect(told(row(undefined, ['3 км', '00:15:00']), row('00:50:00'))).toEqual([]);
  });
});

it.each([
  [0, '0:00'],
  [42_000, '0:42'],
  [-42_500, '0:42.5'],
  [3_723_000, '1:02:03'],
])('a gap of %i ms is written %s', (ms, expected) => {
  expect(gapOf(ms)).toBe(expected);
});
