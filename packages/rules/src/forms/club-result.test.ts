import { describe, expect, it, test } from 'vitest';
import { checkClubResult, type ClubResultUnit, formatClubResult, parseClubResult } from './club-result.ts';

/** 15 July 2026, noon UTC. */
const now = Date.UTC(2026, 6, 15, 12) / 1000;
const good = { unit: 'time', result: '00:42:10', date: '2026-07-14', link: 'https://tracks.example.org/7' } as const;
const check = (fields: object) => checkClubResult({ ...good, ...fields }, now);

test.each<[ClubResultUnit, string, number, string]>([
  ['time', '00:42:10', 2530, '00:42:10'],
  ['time', '42:10', 2530, '00:42:10'],
  ['count', ' 21 ', 21, '21'],
  ['distance', '312', 312, '312'],
])('of %s, %s is %d', (unit, text, value, shown) => {
  expect(parseClubResult(text, unit)).toBe(value);
  expect(formatClubResult(value, unit)).toBe(shown);
  expect(check({ unit, result: text })).toEqual({});
});

test.each<[ClubResultUnit, string, string]>([
  ['time', '', 'result_time'],
  ['time', '0:00', 'result_time'],
  ['time', '42', 'result_time'],
  ['count', '', 'count_positive'],
  ['count', '0', 'count_positive'],
  ['count', '-5', 'count_positive'],
  ['count', '1.5', 'count_integer'],
  ['distance', '10,5', 'count_integer'],
  ['distance', 'десять', 'count_integer'],
  ['distance', '1e3', 'count_integer'],
  ['count', '0x10', 'count_integer'],
  ['count', '1000001', 'wrong_value'],
])('of %s, "%s" is refused: %s', (unit, result, id) => {
  expect(parseClubResult(result, unit)).toBeNull();
  expect(check({ unit, result })).toEqual({ result: { id } });
});

describe('the day', () => {
  test.each(['2026-07-15', '2026-07-16', '2025-07-15', '2025-07-14'])('%s is taken somewhere on earth', (date) => {
    expect(check({ date })).toEqual({});
  });
  test.each(['', '14.07.2026', '2026-02-30', '2026-07-17', '2025-07-12', '1999-01-01'])('%s is refused', (date) => {
    expect(check({ date })).toEqual({ date: { id: 'date' } });
  });
});

describe('the proof', () => {
  it('is a picture or a link', () => {
    expect(check({ link: null })).toEqual({ picture: { id: 'upload' } });
    expect(check({ link: '  ' })).toEqual({ picture: { id: 'upload' } });
    expect(check({ link: null, picture: 'file' })).toEqual({});
  });
  test.each(['tracks.example.org/7', 'ftp://example.org/7', 'javascript:alert(1)'])('is no %s', (link) => {
    expect(check({ link })).toEqual({ link: { id: 'result_link' } });
  });
});

it('has a comment of bounded length', () => {
  expect(check({ comment: 'а'.repeat(1000) })).toEqual({});
  expect(check({ comment: 'а'.repeat(1001) })).toEqual({ comment: { id: 'too_long', max: 1000 } });
});
