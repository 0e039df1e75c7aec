import { expect, it } from 'vitest';
import { addWorkingDays, isWorkingDay, workingDaysLeft } from './working-days.ts';

// BO-137
it.each([
  ['2026-11-27', true, 'a Friday'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-11-29', false, 'a Sunday'],
  ['2026-11-04', false, 'the day of unity, a Wednesday'],
  ['2027-01-01', false, 'the new year'],
  ['2027-01-08', false, 'the last day of the new year’s rest'],
  ['2027-01-11', true, 'the first Monday after it'],
  ['2027-02-23', false, 'the day of the defender'],
  ['2027-03-08', false, 'the day of women'],
  ['2026-05-01', false, 'the first of May'],
  ['2028-05-09', false, 'the day of victory'],
  ['2026-06-12', false, 'the day of Russia'],
])('%s is a working day: %s (%s)', (day, is) => {
  expect(isWorkingDay(day)).toBe(is);
});

// BO-137
it.each([
  ['2026-11-16', 0, '2026-11-16', 'no days'],
  ['2026-11-16', 1, '2026-11-17', 'the next day'],
  ['2026-11-20', 1, '2026-11-23', 'over a week’s end'],
  ['2026-11-21', 1, '2026-11-23', 'from a day off'],
  ['2026-11-16', 10, '2026-11-30', 'two weeks'],
  ['2026-10-28', 10, '2026-11-12', 'over a holiday in the middle of a week'],
  ['2026-12-25', 10, '2027-01-18', 'over the new year'],
  ['2028-02-25', 3, '2028-03-01', 'over the 29th of February'],
])('%s and %i working days is %s: %s', (day, count, until) => {
  expect(addWorkingDays(day, count)).toBe(until);
});

it.each([
  ['2026-11-27', '2026-11-27', 1],
  ['2026-11-27', '2026-11-30', 2],
  ['2026-11-28', '2026-11-29', 0],
  ['2026-12-01', '2026-11-30', 0],
])('from %s to %s %i working days are left', (today, until, left) => {
  expect(workingDaysLeft(today, until)).toBe(left);
});
