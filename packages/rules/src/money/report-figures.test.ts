import { describe, expect, it } from 'vitest';
import { daysToFull, percentOf, turnoverDays } from './report-figures.ts';

describe('a part in per cent', () => {
  it.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [0, 10, 0],
    [12, 10, 120],
    [0, 0, null],
  ])('of %d of %d is %j', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent);
  });
});

describe('days to full', () => {
  it.each([
    [140, 14, 140],
    [1, 14, 1],
    [10, 3, 47],
    [0, 0, 0],
    [-2, 5, 0],
    [10, 0, null],
  ])('of %d free places, %d sold in two weeks, are %j', (free, sold, days) => {
    expect(daysToFull({ free, sold })).toBe(days);
  });
});

describe('days that a stock lasts', () => {
  it.each([
    [30, 10, 30, 90],
    [0, 5, 30, 0],
    [5, 0, 30, null],
    [1, 3, 7, 2],
  ])('of %d pieces, %d sold in %d days, are %j', (stock, sold, days, turnover) => {
    expect(turnoverDays({ stock, sold }, days)).toBe(turnover);
  });
});
