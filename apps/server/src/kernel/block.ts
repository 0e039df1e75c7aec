/** The latest of somebody's things, and how many there are. */
export type Block<T> = { readonly items: readonly T[]; readonly count: number };

/** Things of a kind that a card shows. */
export const blockMost = 20;

/** A block of rows that each say how many there are. */
export const toBlock = <T>(rows: readonly (T & { readonly total: number })[]): Block<T> => ({
  items: rows,
  count: rows[0]?.total ?? 0,
});
