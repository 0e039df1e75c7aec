/** Integer kopecks: the only form of money in code and SQL (`amount_minor`). */
export type Minor = number;

/** Largest sum that one purchase may carry; keeps every intermediate sum a safe integer. */
export const maxMinor: Minor = 100_000_000_000;

const scale = 100;

/** Roubles of the wire (at most 2 decimals, DEC-10) → kopecks. Throws on a value that is no sum of money. */
export const toMinor = (roubles: number): Minor => {
  const minor = Math.round(roubles * scale);
  if (!Number.isFinite(roubles) || Math.abs(minor) > maxMinor || Math.abs(minor - roubles * scale) > 1e-4) {
    throw new RangeError('not a sum of money');
  }
  return minor;
};

/** Kopecks → roubles of the wire. Exact: kopecks are integers. */
export const toRoubles = (minor: Minor): number => minor / scale;
