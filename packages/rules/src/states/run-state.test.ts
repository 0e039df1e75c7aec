import { describe, expect, it } from 'vitest';
import { isFailing } from './run-state.ts';

describe('a run that fails', () => {
  it.each([
    [39, 10, false],
    [40, 10, false],
    [39, 11, true],
    [0, 49, false],
    [0, 50, true],
    [800, 200, false],
    [799, 201, true],
  ])('%i done and %i failed: %s', (done, failed, expected) => {
    expect(isFailing({ done, failed })).toBe(expected);
  });
});
