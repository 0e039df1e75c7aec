import { expect, it } from 'vitest';
import { isComparable } from './comparable.ts';

it.each([
  ['finished', false, true],
  ['dnf', false, true],
  ['dns', false, false],
  ['dsq', false, false],
  ['finished', true, false],
  ['dnf', true, false],
] as const)('a result that is %s, hidden: %s, is comparable: %s', (status, isHidden, expected) => {
  expect(isComparable({ status, isHidden })).toBe(expected);
});
