import { describe, expect, it } from 'vitest';
import { addDays, addMonths, weekdayOf, weeksOf } from './month-days.ts';

describe('weeksOf', () => {
  it('begins weeks on Monday and leaves days of other months empty (CAL-05)', () => {
    // 1 May 2027 is a Saturday.
    const weeks = weeksOf('2027-05');
    expect(weeks[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02']);
    expect(weeks).toHaveLength(6);
    expect(weeks[5]).toEqual(['2027-05-31', null, null, null, null, null, null]);
  });

  it.each([
    ['2027-02', 4, 28],
    ['2028-02', 5, 29],
    ['2026-06', 5, 30],
  ])('%s has %i weeks and %i days', (month, weeks, days) => {
    expect(weeksOf(month)).toHaveLength(weeks);
    expect(weeksOf(month).flat().filter(Boolean)).toHaveLength(days);
  });
});

describe('addMonths', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i is %s', (day, count, result) => expect(addMonths(day, count)).toBe(result));
});

it('goes on by days over ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it('counts weekdays from Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(weekdayOf('2026-11-29')).toBe(6);
});
