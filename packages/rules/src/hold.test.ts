import { describe, expect, test } from 'vitest';
import {
  announcedMinute,
  formatSecondsLeft,
  holdHeat,
  holdMilliseconds,
  holdSeconds,
  isStale,
  isUrgent,
  secondsLeft,
} from './hold.ts';

describe('hold', () => {
  test('lasts ten minutes', () => {
    expect([holdSeconds, holdMilliseconds]).toEqual([600, 600_000]);
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
    [600, '10:00'],
    [61, '1:01'],
    [9, '0:09'],
    [0, '0:00'],
  ])('%i s read %s', (seconds, text) => {
    expect(formatSecondsLeft(seconds)).toBe(text);
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
    const said = Array.from({ length: 600 }, (_, i) => announcedMinute(600 - i, 599 - i)).filter(
      (minute) => minute !== null,
    );
    expect(said).toEqual([5, 2, 1]);
  });
  test('a ticket is stale after more than 600000 ms', () => {
    expect([isStale(0, 600_000), isStale(0, 600_001)]).toEqual([false, true]);
  });
  test.each([
    [600, 0],
    [300, 0.5],
    [0, 1],
    [700, 0],
  ])('%i s left is heat %d', (seconds, heat) => {
    expect(holdHeat(seconds)).toBe(heat);
  });
});
