import { describe, expect, it } from 'vitest';
import { heightsOf, lineThrough, skyline, ticksOf } from './geometry.ts';

describe('the outline of bars', () => {
  it('is as high as the fullest bar and lies on the ground', () => {
    expect(skyline([1, 4, 0])).toBe('M0 100V75H1V0H2V100H3V100');
    expect(skyline([4], 0.5)).toBe('M0 100V50H1V100');
    expect(skyline([0, 0])).toBe('M0 100V100H1V100H2V100');
  });
});

describe('round times', () => {
  it.each([
    [2400, 3600, [2400, 2700, 3000, 3300, 3600]],
    [3310, 4510, [3600, 3900, 4200, 4500]],
    [0, 20, [0, 5, 10, 15, 20]],
    [3000, 30_000, [7200, 14_400, 21_600, 28_800]],
  ])('from %i to %i s are %j', (from, to, expected) => {
    expect(ticksOf(from, to)).toEqual(expected);
  });
});

describe('places', () => {
  it('stand higher the better they are', () => {
    expect(heightsOf([10, 1, 5])).toEqual([84, 22, 49.56]);
    expect(heightsOf([3, 3])).toEqual([50, 50]);
  });

  it('are joined through the middle of their columns', () => {
    expect(lineThrough([10, 90])).toBe('M0.5 10L1.5 90');
    expect(lineThrough([])).toBe('');
  });
});
