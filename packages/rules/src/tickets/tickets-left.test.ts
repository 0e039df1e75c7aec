import { describe, expect, test } from 'vitest';
import { heatShare, teamPlaces } from './tickets-left.ts';

describe('places left', () => {
  test.each([
    [{ tickets_left: 3, max_count: 5 }, 3, 5],
    [{ tickets_left: 3, max_count: null }, 3, 10],
    [{ tickets_left: -1, max_count: 5 }, 0, 5],
    [{ tickets_left: 12, max_count: null }, 10, 10],
  ])('of a team %o', (team, left, of) => {
    expect(teamPlaces(team)).toEqual({ left, of });
  });
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
