import { describe, expect, test } from 'vitest';
import { daysUntil, formatDate, formatDay, formatOrderDate, formatStart } from './start-time.ts';

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
    ]).toEqual(['5 мая', '5 мая 2026', '4 May 2026', '05.05.26']);
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
  test('an unknown zone is a fault', () => {
    expect(() => formatStart(0, 'Mars/Olympus', 'ru')).toThrow(RangeError);
  });
});
