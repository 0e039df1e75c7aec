import { describe, expect, it } from 'vitest';
import { barOf, barsMax, barSteps, barsUsual, isTelling } from './time-bars.ts';

const bars = { from: 60_000, step: 30_000, bars: [1, 4, 2, 1] };

describe('the bar of a time', () => {
  it.each([
    [60_000, 0],
    [89_999, 0],
    [90_000, 1],
    [179_999, 3],
    [999_000, 3],
    [10, 0],
  ])('of %i ms is %i', (time, expected) => {
    expect(barOf(time, bars)).toBe(expected);
  });
});

describe('widths of bars', () => {
  it('grow, and the widest holds ten days in what is drawn', () => {
    expect([...barSteps].toSorted((a, b) => a - b)).toEqual(barSteps);
    expect(Number(barSteps.at(-1)) * barsUsual).toBeGreaterThan(10 * 86_400_000);
    expect(barsUsual).toBeLessThan(barsMax);
  });
});

describe('a chart of times', () => {
  it.each([
    [[], false],
    [[9], false],
    [[4, 0, 5], false],
    [[4, 1, 5], true],
  ])('of %j says something: %s', (counts, expected) => {
    expect(isTelling({ bars: counts })).toBe(expected);
  });
});
