import { expect, it } from 'vitest';
import { preparedState } from './prepared-basket.ts';

it.each([
  [101, 'open'],
  [100, 'over'],
  [99, 'over'],
] as const)('a basket that ends at %i is at 100 %s', (expires, state) =>
  expect(preparedState(expires, 100)).toBe(state),
);
