import { type Grant, type Reach, reachOf } from './grant.ts';
import type { Right } from './rights.ts';

export const exportMax = 1_000_000;
export const exportPurpose = { min: 5, max: 200 };
/** Of one person: that are not made yet, and that he asks for in an hour. */
export const exportsWaiting = 5;
export const exportsHourly = 20;
/** Seconds that a file lives, and that a link to it may be opened. */
export const exportLife = 24 * 3600;
export const exportLinkLife = 60;

/** What one grant alone gives with all of these rights: a list without personal data is no door to personal data elsewhere. */
export const reachOfAll = (grants: readonly Grant[], needed: readonly Right[], now: number): Reach | null => {
  const [first, ...others] = needed;
  const whole = grants.filter((grant) => others.every((right) => reachOf([grant], right, now) !== null));
  return first === undefined ? null : reachOf(whole, first, now);
};

/** Whether a reach of now still holds all that a file was made of. */
export const coversReach = (now: Reach | null, made: Reach): boolean => {
  if (now === null || now === 'all') return now === 'all';
  if (made === 'all') return false;
  return (
    made.events.every((event) => now.events.includes(event)) && made.starts.every((start) => now.starts.includes(start))
  );
};
