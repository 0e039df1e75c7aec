import { describe, expect, it } from 'vitest';
import { formatCountdown, formatDay, formatDayRange, formatDayTime } from './dates.ts';

const unix = (text: string): number => Date.parse(text) / 1000;
const spaced = (text: string): string => text.replaceAll('\u00a0', '_');
const now = unix('2027-03-01T12:00:00Z');

describe('dates', () => {
  // 21:30 UTC on 15 May is already the 16th in Moscow and Vladivostok.
  const start = unix('2027-05-15T21:30:00Z');

  it('belong to the zone of the place', () => {
    expect(spaced(formatDayTime(start, 'Europe/Moscow', 'ru'))).toBe('16_мая_/ 00:30');
    expect(spaced(formatDayTime(start, 'Asia/Vladivostok', 'en'))).toBe('16_May_/ 07:30');
  });

  it('name the year only when it is another one', () => {
    expect(spaced(formatDay(start, 'Europe/Moscow', 'ru', now))).toBe('16_мая');
    expect(spaced(formatDay(unix('2028-01-02T09:00:00Z'), 'Europe/Moscow', 'ru', now))).toBe('2_января_2028');
  });

  it('shorten a range inside a month', () => {
    const range = (from: string, to: string): string =>
      spaced(formatDayRange(unix(from), unix(to), 'Europe/Moscow', 'ru'));
    expect(range('2027-05-16T08:00:00Z', '2027-05-16T15:00:00Z')).toBe('16_мая');
    expect(range('2027-05-16T08:00:00Z', '2027-05-17T15:00:00Z')).toBe('16–17_мая');
    expect(range('2027-05-30T08:00:00Z', '2027-06-01T15:00:00Z')).toBe('30_мая_– 1_июня');
  });
});

describe('countdown', () => {
  it('shows minutes and seconds, never below zero', () => {
    expect(formatCountdown(462)).toBe('07:42');
    expect(formatCountdown(59.2)).toBe('01:00');
    expect(formatCountdown(-3)).toBe('00:00');
  });
});
