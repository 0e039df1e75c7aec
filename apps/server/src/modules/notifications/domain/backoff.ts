/** A letter is tried so often, the last time about four hours after the first. */
export const maxAttempts = 10;

const first = 15;
const longest = 7200;

/** Seconds until the next attempt after so many; null: given up. */
export const delayAfter = (attempts: number): number | null =>
  attempts >= maxAttempts ? null : Math.min(longest, first * 2 ** (attempts - 1));
