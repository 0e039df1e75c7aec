import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp, minorOf, roublesOf } from './money.ts';

test('kopecks survive the wire', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      (minor) => minorOf(JSON.parse(JSON.stringify(roublesOf(minor)))) === minor,
    ),
  );
});
test.each([
  [5, 2, 3],
  [4, 2, 2],
  [-5, 2, -2],
  [7, 4, 2],
  [5, 4, 1],
  [6, 4, 2],
])('%i / %i is %i', (value, by, result) => {
  expect(divideHalfUp(value, by)).toBe(result);
});
