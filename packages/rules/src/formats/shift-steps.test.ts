import { describe, expect, it } from 'vitest';
import { shiftSteps } from './shift-steps.ts';

const now = 1_000_000;
const step = (id: number, startsAt: number, change: { kind?: string; isBegun?: boolean } = {}) => ({
  id,
  kind: 'athlete',
  startsAt,
  isBegun: false,
  ...change,
});
const moved = (steps: ReturnType<typeof step>[], seconds: number) =>
  shiftSteps(steps, { seconds, now }).map(({ step: { id }, to }) => [id, to]);

describe('coming prices of a start that is moved', () => {
  it('go with it, and those that count already stay', () =>
    expect(moved([step(1, now - 5), step(2, now + 10), step(3, now + 20, { isBegun: true })], 50)).toEqual([
      [2, now + 60],
    ]));

  it.each([
    ['one would begin in the past', [step(1, now - 500), step(2, now + 40), step(3, now + 90)], -40],
    ['one would begin with another', [step(1, now - 60), step(2, now + 40)], -100],
  ])('stay all where %s, so that none overtakes another', (_, steps, seconds) =>
    expect(moved(steps, seconds).every(([, to]) => to === null)).toBe(true),
  );

  it('of one kind are not held back by those of another', () =>
    expect(moved([step(1, now + 40), step(2, now + 90, { kind: 'kids' })], -50)).toEqual([
      [1, null],
      [2, now + 40],
    ]));
});
