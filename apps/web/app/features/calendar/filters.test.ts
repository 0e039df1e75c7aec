import { describe, expect, it } from 'vitest';
import { calendarPath, monthBounds, readFilters } from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('readFilters', () => {
  it('takes city, type and days of Moscow, the last day included', () => {
    expect(read('city=524901&type=trassa&from=2027-05-01&to=2027-05-31')).toEqual({
      city: 524901,
      type: 'trassa',
      from: '2027-05-01',
      to: '2027-05-31',
      dateFrom: Date.UTC(2027, 3, 30, 21) / 1000,
      dateTo: Date.UTC(2027, 4, 31, 21) / 1000,
      page: 1,
    });
  });

  it.each([
    'city=abc',
    'city=-1',
    'city=9999999999',
    'type=<script>',
    'from=01.05.2027',
    'from=2027-13-45',
    'to=x',
    'page=0',
    'page=1.5',
  ])('counts %s as absent', (search) =>
    expect(read(search)).toEqual({
      city: null,
      type: null,
      from: null,
      to: null,
      dateFrom: null,
      dateTo: null,
      page: 1,
    }),
  );
});

describe('calendarPath', () => {
  it('leaves out what is not chosen', () => {
    expect(calendarPath({ city: 1, type: null, from: '', to: null })).toBe('/calendar?city=1');
    expect(calendarPath({})).toBe('/calendar');
  });
});

describe('monthBounds', () => {
  it.each([
    ['2027-02', '2027-02-01', '2027-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2027-12', '2027-12-01', '2027-12-31'],
  ])('%s is %s to %s', (month, from, to) => expect(monthBounds(month)).toEqual({ from, to }));
});
