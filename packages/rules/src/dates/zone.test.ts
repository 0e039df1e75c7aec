import { describe, expect, test } from 'vitest';
import { daysUntil, isoDay, localDayNumber, localTime, momentAt, startOfDay, startOfLocalDay } from './zone.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;

describe('a day of a zone', () => {
  // Clocks go forward in the night or at midnight itself, and back across it; some zones are half an hour off.
  test.each([
    ['Europe/Moscow', '2027-05-15T21:30:00Z', '2027-05-16', '2027-05-15T21:00:00Z'],
    ['Asia/Vladivostok', '2027-05-15T21:30:00Z', '2027-05-16', '2027-05-15T14:00:00Z'],
    ['Asia/Kolkata', '2027-05-15T21:30:00Z', '2027-05-16', '2027-05-15T18:30:00Z'],
    ['Europe/Berlin', '2027-03-28T14:00:00Z', '2027-03-28', '2027-03-27T23:00:00Z'],
    ['Europe/Berlin', '2027-10-31T14:00:00Z', '2027-10-31', '2027-10-30T22:00:00Z'],
    ['America/New_York', '2027-03-14T20:00:00Z', '2027-03-14', '2027-03-14T05:00:00Z'],
    ['America/New_York', '2027-11-07T20:00:00Z', '2027-11-07', '2027-11-07T04:00:00Z'],
    // no midnight: the day begins at one o'clock
    ['America/Havana', '2027-03-14T16:00:00Z', '2027-03-14', '2027-03-14T05:00:00Z'],
    ['America/Santiago', '2027-09-05T16:00:00Z', '2027-09-05', '2027-09-05T04:00:00Z'],
    ['Africa/Cairo', '2027-04-30T12:00:00Z', '2027-04-30', '2027-04-29T22:00:00Z'],
    // midnight twice: the day begins with the first one
    ['America/Havana', '2027-11-07T16:00:00Z', '2027-11-07', '2027-11-07T04:00:00Z'],
  ])('in %s at %s is %s and begins at %s', (zone, moment, day, begins) => {
    expect(isoDay(at(moment), zone)).toBe(day);
    expect(new Date(startOfDay(at(moment), zone) * 1000).toISOString()).toBe(new Date(begins).toISOString());
    expect(startOfDay(startOfDay(at(moment), zone), zone)).toBe(startOfDay(at(moment), zone));
    expect(localDayNumber(startOfDay(at(moment), zone) - 1, zone)).toBe(localDayNumber(at(moment), zone) - 1);
  });

  test('has as many hours as it has', () => {
    const hours = (day: string): number => {
      const number = Date.parse(day) / 86_400_000;
      return (startOfLocalDay(number + 1, 'Europe/Berlin') - startOfLocalDay(number, 'Europe/Berlin')) / 3600;
    };
    expect(['2027-03-27', '2027-03-28', '2027-10-31'].map(hours)).toEqual([24, 23, 25]);
  });

  test('is counted by the calendar, over a change of clocks too', () => {
    expect(daysUntil(at('2027-05-15T21:30:00Z'), at('2027-03-01T12:00:00Z'), 'Europe/Moscow')).toBe(76);
    expect(daysUntil(at('2027-03-28T21:30:00Z'), at('2027-03-27T22:30:00Z'), 'Europe/Berlin')).toBe(1);
  });
});

describe('a moment by the clocks of a zone', () => {
  test.each([
    ['2027-05-16', '09:20', 'Europe/Moscow', '2027-05-16T06:20:00Z'],
    ['2027-03-28', '01:59', 'Europe/Berlin', '2027-03-28T00:59:00Z'],
    ['2027-03-28', '03:00', 'Europe/Berlin', '2027-03-28T01:00:00Z'],
    // shown twice: the first time counts
    ['2027-10-31', '02:30', 'Europe/Berlin', '2027-10-31T00:30:00Z'],
    // never shown: as long after the change as it is after the gap's beginning
    ['2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00Z'],
  ])('%s %s in %s is %s', (day, time, zone, moment) => {
    expect(momentAt(day, time, zone)).toBe(at(moment));
  });

  test('is read back as it was written', () => {
    expect(localTime(momentAt('2027-05-16', '09:20', 'Asia/Vladivostok'), 'Asia/Vladivostok')).toEqual({
      year: 2027,
      month: 5,
      day: 16,
      hour: 9,
      minute: 20,
    });
  });
});
