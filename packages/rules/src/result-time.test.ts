import { expect, test } from 'vitest';
import { formatResultTime, parseResultTime } from './result-time.ts';

test.each([
  ['1:02:03', 3723, '01:02:03'],
  [' 42:10 ', 2530, '00:42:10'],
  ['99:59:59', 359_999, '99:59:59'],
  ['0:00:01', 1, '00:00:01'],
])('%s is a time', (text, seconds, shown) => {
  expect(parseResultTime(text)).toBe(seconds);
  expect(formatResultTime(seconds)).toBe(shown);
});

test.each(['', '0:00', '00:00:00', '1:60:00', '12:75', '100:00:00', '1h', '-1:00', '1:2:3:4', '42', '4२:10'])(
  '%s is no time',
  (text) => {
    expect(parseResultTime(text)).toBeNull();
  },
);
