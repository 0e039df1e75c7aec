import { describe, expect, test } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDatedClock,
  formatDay,
  formatDayRange,
  formatDeadline,
  formatMoment,
  formatOrderDate,
  formatDatedStart,
  formatStart,
  formatTime,
} from './date-text.ts';
import { daysUntil } from './zone.ts';

const at = (iso: string): number => new Date(iso).getTime() / 1000;

describe('start time', () => {
  test.each([
    ['2026-05-04T09:00:00+03:00', 'Europe/Moscow', 'ru', '4 мая / 09:00'],
    ['2026-05-04T09:00:00+03:00', 'Europe/Moscow', 'en', '4 May / 09:00'],
    ['2026-08-31T22:30:00Z', 'Asia/Vladivostok', 'ru', '1 сентября / 08:30'],
    ['2026-12-31T21:00:00Z', 'Europe/Moscow', 'ru', '1 января / 00:00'],
  ] as const)('%s in %s, %s: %s', (iso, zone, language, text) => {
    expect(formatStart(at(iso), zone, language)).toBe(text);
  });
  test('is shown as a day, a date and the date of an order', () => {
    const moment = at('2026-05-04T22:00:00Z');
    expect([
      formatDay(moment, 'Europe/Moscow', 'ru'),
      formatDate(moment, 'Europe/Moscow', 'ru'),
      formatDate(moment, 'UTC', 'en'),
      formatOrderDate(moment, 'Europe/Moscow'),
      formatDatedStart(moment, 'Europe/Moscow', 'ru'),
      formatDatedStart(moment, 'UTC', 'en'),
    ]).toEqual(['5 мая', '5 мая 2026', '4 May 2026', '05.05.26', '5 мая 2026 / 01:00', '4 May 2026 / 22:00']);
  });
  test.each([
    ['2026-05-04T09:00:00+03:00', '2026-05-03T23:59:00+03:00', 'Europe/Moscow', 1],
    ['2026-05-04T09:00:00+03:00', '2026-05-04T00:00:00+03:00', 'Europe/Moscow', 0],
    ['2026-05-04T09:00:00+03:00', '2026-05-03T23:59:00+03:00', 'Asia/Vladivostok', 0],
    ['2026-05-04T09:00:00+03:00', '2026-05-05T00:01:00+03:00', 'Europe/Moscow', -1],
    // the clocks of Berlin go forward in between
    ['2026-04-01T09:00:00+02:00', '2026-03-28T23:00:00+01:00', 'Europe/Berlin', 4],
  ])('from %s seen at %s in %s: %i days', (start, now, zone, days) => {
    expect(daysUntil(at(start), at(now), zone)).toBe(days);
  });
  test.each([
    ['2027-05-16T08:00:00Z', '2027-05-16T15:00:00Z', '16 мая'],
    ['2027-05-16T08:00:00Z', '2027-05-17T15:00:00Z', '16–17 мая'],
    ['2027-05-30T08:00:00Z', '2027-06-01T15:00:00Z', '30 мая\u00a0– 1 июня'],
  ])('from %s to %s is said as %s', (from, to, text) => {
    expect(formatDayRange(at(from), at(to), 'Europe/Moscow', 'ru')).toBe(text);
  });
  test.each([
    ['2027-03-28T00:59:00Z', '01:59'],
    ['2027-03-28T01:00:00Z', '03:00'],
  ])('at %s the clocks of Berlin show %s', (iso, text) => {
    expect(formatTime(at(iso), 'Europe/Berlin', 'ru')).toBe(text);
  });
  test.each([
    ['2026-05-04T09:00:00+03:00', 'Europe/Moscow', 'ru', '4\u00a0мая, 09:00\u00a0(МСК)'],
    ['2026-05-04T09:00:00+03:00', 'Europe/Moscow', 'en', '4\u00a0May, 09:00\u00a0(Moscow time)'],
    ['2026-08-31T22:30:00Z', 'Asia/Vladivostok', 'ru', '1\u00a0сентября, 08:30\u00a0(UTC+10)'],
  ] as const)('the term %s in %s, %s: %s', (iso, zone, language, text) => {
    expect(formatDeadline(at(iso), zone, language)).toBe(text);
  });
  test('a time, a term and a dated one name the zone by one rule', () => {
    const moment = at('2026-05-04T09:00:00+03:00');
    for (const [zone, text] of [
      ['Europe/Moscow', '09:00\u00a0(Moscow time)'],
      ['Asia/Yekaterinburg', '11:00\u00a0(UTC+5)'],
    ] as const)
      expect([
        formatClock(moment, zone, 'en'),
        formatDeadline(moment, zone, 'en'),
        formatDatedClock(moment, zone, 'en'),
      ]).toEqual([text, `4\u00a0May, ${text}`, `4\u00a0May\u00a02026, ${text}`]);
  });
  test('a moment in a sentence names its day and its time', () => {
    expect(formatMoment(at('2026-05-04T06:05:00Z'), 'Europe/Moscow', 'ru')).toMatch(/^4 мая 2026 г\. в 0?9:05$/);
    expect(formatMoment(at('2026-05-04T06:05:00Z'), 'Europe/Moscow', 'en')).toBe('4 May 2026 at 09:05');
  });
  test('an unknown zone is a fault', () => {
    expect(() => formatStart(0, 'Mars/Olympus', 'ru')).toThrow(RangeError);
  });
});
