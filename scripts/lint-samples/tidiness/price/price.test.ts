import { expect, it } from 'vitest';

it.skip('rounds half up', () => {
  expect(Math.round(0.5)).toBe(1);
});
