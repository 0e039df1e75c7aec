/** Integer kopecks. */
export type Minor = number;

/** Roubles of the wire (at most two decimals) to kopecks, DEC-10. */
export const minorOf = (roubles: number): Minor => Math.round(roubles * 100);

/** Kopecks to roubles of the wire, DEC-10. */
export const roublesOf = (minor: Minor): number => minor / 100;

/** Integer division with halves going up; both arguments are integers, `by` is positive. */
export const divideHalfUp = (value: number, by: number): number => Math.floor((2 * value + by) / (2 * by));
