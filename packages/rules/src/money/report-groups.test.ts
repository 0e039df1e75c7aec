import { describe, expect, it } from 'vitest';
import { hideSmall, toNameless } from './report-groups.ts';

describe('a count for whoever may not see people', () => {
  it.each([
    [0, 0],
    [2, 0],
    [5, 5],
    [7, 5],
    [8, 10],
    [12, 10],
    [13, 15],
  ])('of %d is told as %d', (people, told) => {
    expect(toNameless(people)).toBe(told);
  });
});

describe('groups of people', () => {
  it.each([
    ['none is small', [5, 9, 7], [5, 9, 7], []],
    ['small ones that are enough together', [4, 9, 1], [9], [4, 1]],
    ['small ones that are too few, with the next larger one', [9, 3, 6], [9], [3, 6]],
    ['one that is small among equals', [5, 1, 5], [5], [5, 1]],
    ['nothing but small ones', [1, 2], [], [1, 2]],
    ['empty ones stay', [0, 6], [0, 6], []],
  ])('of which %s', (_, sizes, shown, joined) => {
    const hidden = hideSmall(
      sizes.map((people) => ({ people })),
      5,
    );
    expect(hidden.shown.map(({ people }) => people)).toEqual(shown);
    expect(hidden.joined.map(({ people }) => people)).toEqual(joined);
  });
});
