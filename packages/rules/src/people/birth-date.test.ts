import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBirthDate, checkTypedDate, formatTypedDate, parseIsoDate, parseTypedDate } from './birth-date.ts';

const now = Date.UTC(2026, 5, 1, 12) / 1000;

describe('typed date', () => {
  test.each([
    ['04.05.1990', '1990-05-04'],
    [' 04.05.1990 ', '1990-05-04'],
    ['29.02.2024', '2024-02-29'],
    ['31.12.1900', '1900-12-31'],
  ])('%s is %s', (text, iso) => {
    expect([parseTypedDate(text), checkTypedDate(text)]).toEqual([iso, null]);
  });
  test.each([
    '31.02.1990',
    '29.02.2023',
    '00.01.1990',
    '01.13.1990',
    '04.05.1890',
    '04-05-1990',
    '1990.05.04',
    '04.05.19900',
    '4.5.1990  x',
    '__.__.____',
  ])("'%s' is of a wrong format", (text) => {
    expect([parseTypedDate(text), checkTypedDate(text)]).toEqual([null, { id: 'date_format' }]);
  });
  test.each(['', '0', '04.05.199', '4.5.1990'])("'%s' is not read yet", (text) => {
    expect([parseTypedDate(text), checkTypedDate(text)]).toEqual([null, null]);
  });
  test('and the date of the wire turn into each other', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          return parseTypedDate(formatTypedDate(iso)) === iso && parseIsoDate(date.toISOString()) === iso;
        },
      ),
    );
  });
});

describe('date of the wire', () => {
  test.each([
    ['1990-05-04', '1990-05-04'],
    ['1990-05-03T21:00:00.000Z', '1990-05-03'],
    ['1990-05-04T00:00:00+03:00', '1990-05-03'],
    ['1990-05-04T00:00', '1990-05-04'],
    ['1990-05-04T10:20:30', '1990-05-04'],
    ['1990-02-30', null],
    ['1990-02-30T00:00:00Z', null],
    ['1990-05-04T25:00:00Z', null],
    ['04.05.1990', null],
    ['1990-5-4', null],
    ['', null],
    ['1990', null],
  ])('%s reads %s', (text, date) => {
    expect(parseIsoDate(text)).toBe(date);
  });
  test.each([
    ['2026-06-01', null],
    ['2026-06-02', null],
    ['2026-06-03', { id: 'date' }],
    ['1899-12-31', { id: 'date' }],
    ['', { id: 'date' }],
    [null, { id: 'date' }],
    [19900504, { id: 'date' }],
    [['1990-05-04'], { id: 'date' }],
  ])('a birth date %s on 1 June 2026', (text, problem) => {
    expect(checkBirthDate(text, now)).toEqual(problem);
  });
  test('that is none is shown as nothing', () => {
    expect(formatTypedDate('soon')).toBe('');
  });
});
