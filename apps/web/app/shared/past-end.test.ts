import { expect, it } from 'vitest';
import { isPastEnd } from './past-end.ts';

it('a page behind the last one is no empty list', () => {
  expect(isPastEnd({ page: 3, shown: 0, total: 30 })).toBe(true);
  expect(isPastEnd({ page: 2, shown: 6, total: 30 })).toBe(false);
  expect(isPastEnd({ page: 1, shown: 0, total: 0 })).toBe(false);
  expect(isPastEnd({ page: 9, shown: 0, total: 0 })).toBe(false);
});
