import { describe, expect, it } from 'vitest';
import { niceScale, summed } from './nice-scale.ts';

describe('the lines behind a chart', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [4, [0, 1, 2, 3, 4]],
    [67, [0, 20, 40, 60, 80]],
    [108, [0, 50, 100, 150]],
    [1000, [0, 500, 1000]],
    [1001, [0, 500, 1000, 1500]],
  ])('up to %d are round and reach it', (most, lines) => {
    expect(niceScale(most)).toEqual(lines);
  });
});

it('a running sum holds all before', () => {
  expect(summed([2, 0, 3])).toEqual([2, 2, 5]);
});
