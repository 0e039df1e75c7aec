import { describe, expect, it } from 'vitest';
import { readClock, readDuration, writeTime } from './read-time.ts';

const ms = (h: number, m: number, s: number, rest = 0): number => ((h * 60 + m) * 60 + s) * 1000 + rest;

describe('times of a race', () => {
  it.each([
    ['1:02:03', ms(1, 2, 3)],
    ['01:02:03', ms(1, 2, 3)],
    ['01:02:03.4', ms(1, 2, 3, 400)],
    ['1:02:03,45', ms(1, 2, 3, 450)],
    ['1:02:03.4567', ms(1, 2, 3, 457)],
    ['62:03', ms(1, 2, 3)],
    ['2:03', ms(0, 2, 3)],
    ['25:00:00', ms(25, 0, 0)],
    ['1ч 02м 03с', ms(1, 2, 3)],
    ['1 ч. 2 мин. 3 сек.', ms(1, 2, 3)],
    ['62 мин 3 с', ms(1, 2, 3)],
    ['1h02m03s', ms(1, 2, 3)],
    ['1h 2m', ms(1, 2, 0)],
    ['62\'03"', ms(1, 2, 3)],
    ["1:02'03", ms(1, 2, 3)],
    ['62\'03"4', ms(1, 2, 3, 400)],
    ['1.02.03,4', ms(1, 2, 3, 400)],
    ['3723', ms(1, 2, 3)],
    ['3723,4', ms(1, 2, 3, 400)],
    ['0,0431', 3_723_840],
    ['0.0430902777777778', ms(1, 2, 3)],
    ['+5:00', ms(0, 5, 0)],
    ['+00:05:00', ms(0, 5, 0)],
    ['1900-01-00 1:02:03', ms(1, 2, 3)],
    ['30.12.1899 1:02:03', ms(1, 2, 3)],
    ['1:02:03 AM', ms(1, 2, 3)],
    ['12:02:03 AM', ms(0, 2, 3)],
    ['0:00:00', 0],
  ])('%s', (text, expected) => expect(readDuration(text)).toBe(expected));

  it.each([
    '',
    'DNF',
    '1:75:03',
    '1:02:75',
    '62:75',
    '1:2:3:4',
    'час',
    '12 кругов',
    '1:02:03 после штрафа',
    'abc',
    '-1:00',
  ])('%s is none', (text) => expect(readDuration(text)).toBeNull());
});

describe('times of the day', () => {
  it.each([
    ['10:00', ms(10, 0, 0)],
    ['10:00:05,2', ms(10, 0, 5, 200)],
    ['9.30', ms(9, 30, 0)],
    ['1:15 PM', ms(13, 15, 0)],
    ['2026-05-10 10:00:00', ms(10, 0, 0)],
    ['10.05.2026 10:00', ms(10, 0, 0)],
    ['0,5', ms(12, 0, 0)],
    ['34:00:00', ms(10, 0, 0)],
  ])('%s', (text, expected) => expect(readClock(text)).toBe(expected));
  it('is not a word', () => expect(readClock('волна А')).toBeNull());
});

it('a time is written as it is read', () => {
  expect([writeTime(ms(1, 2, 3, 450)), writeTime(ms(0, 0, 9))]).toEqual(['1:02:03.4', '0:00:09']);
});
