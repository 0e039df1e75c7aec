import type { Clock } from '../../src/kernel/clock.ts';

export type TestClock = Clock & {
  set(instant: string | Date): void;
  /** Goes on by so many seconds. */
  advance(seconds: number): void;
};

/** A clock that stands until it is moved. */
export const createTestClock = (instant: string | Date = new Date()): TestClock => {
  let now = new Date(instant);
  return Object.assign(() => new Date(now), {
    set(next: string | Date) {
      now = new Date(next);
    },
    advance(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
  });
};
