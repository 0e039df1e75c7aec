import { describe, expect, it } from 'vitest';
import { dayToMoment, momentToDay } from './filters.ts';

describe('days of a filter', () => {
  it.each(['2027-03-01', '2027-02-28', '2026-12-31'])('%s goes to its moments and back', (day) => {
    for (const isLast of [false, true]) expect(momentToDay(dayToMoment(day, isLast), isLast)).toBe(day);
  });

  it('count the last day whole', () => {
    expect(Number(dayToMoment('2027-03-01', true)) - Number(dayToMoment('2027-03-01', false))).toBe(24 * 3600);
  });

  it('are none when nothing or nonsense is typed', () => {
    expect(dayToMoment('', false)).toBe('');
    expect(momentToDay('x', false)).toBe('');
  });
});
