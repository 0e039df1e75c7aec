import { describe, expect, test } from 'vitest';
import {
  announcedMinute,
  announcedMinutes,
  holdHeat,
  holdMilliseconds,
  holdMinutes,
  holdSeconds,
  isStale,
  isUrgent,
  longestHoldSeconds,
  urgentSeconds,
  secondsLeft,
} from './hold.ts';

describe('hold', () => {
  test('lasts as long by every clock, and longer than it is urgent and announced', () => {
    expect([holdSeconds, holdMilliseconds]).toEqual([holdMinutes * 60, holdMinutes * 60_000]);
    expect(holdMinutes).toBe(Math.floor(holdMinutes));
    expect(holdSeconds).toBeGreaterThan(Math.max(urgentSeconds, announcedMinutes[0] * 60));
    expect(holdSeconds).toBeLessThan(longestHoldSeconds);
  });
  test.each([
    [1000, 400_000, 600],
    [1000, 999_001, 1],
    [1000, 1_000_000, 0],
    [1000, 2_000_000, 0],
  ])('until %i at %i ms has %i s left', (expires, now, left) => {
    expect(secondsLeft(expires, now)).toBe(left);
  });
  test.each([
    [180, false],
    [179, true],
    [0, true],
  ])('%i s left: urgent %s', (seconds, urgent) => {
    expect(isUrgent(seconds)).toBe(urgent);
  });
  test.each([
    [301, 300, 5],
    [300, 299, null],
    [310, 290, 5],
    [121, 120, 2],
    [61, 60, 1],
    [60, 59, null],
    [400, 50, 1],
    [400, 0, null],
    [600, 599, null],
    [120, 301, null],
  ])('from %i to %i s announces %s', (before, after, minute) => {
    expect(announcedMinute(before, after)).toBe(minute);
  });
  test('each mark is announced once in a whole countdown', () => {
    const said = Array.from({ length: holdSeconds }, (_, i) =>
      announcedMinute(holdSeconds - i, holdSeconds - i - 1),
    ).filter((minute) => minute !== null);
    expect(said).toEqual([5, 2, 1]);
  });
  test('a ticket is stale after more than a hold', () => {
    expect([isStale(0, holdMilliseconds), isStale(0, holdMilliseconds + 1)]).toEqual([false, true]);
  });
  test.each([
    [holdSeconds, 0],
    [holdSeconds / 2, 0.5],
    [0, 1],
    [holdSeconds + 100, 0],
  ])('%i s left is heat %d', (seconds, heat) => {
    expect(holdHeat(seconds)).toBe(heat);
  });
});
