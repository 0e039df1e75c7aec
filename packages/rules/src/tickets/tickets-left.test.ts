import { describe, expect, test } from 'vitest';
import { hasLastPlaces, heatShare } from './tickets-left.ts';

describe('places left', () => {
  test.each([
    [100, 100, 0],
    [0, 100, 1],
    [25, 100, 0.75],
    [120, 100, 0],
    [0, 0, 1],
  ])('%i of %i left is heat %d', (left, of, heat) => {
    expect(heatShare(left, of)).toBe(heat);
  });
});

test.each([
  [5, 100, true],
  [6, 100, false],
  [0, 100, false],
  [0, 0, false],
])('%i of %i are the last places: %s', (left, of, are) => expect(hasLastPlaces(left, of)).toBe(are));
