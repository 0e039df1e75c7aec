/** What the staff does to pieces of a size; the first two name how many, a correction by how many, a count how many free ones were found. */
export const stockActs = ['receipt', 'write_off', 'correction', 'count'] as const;
export type StockAct = (typeof stockActs)[number];

/** What the journal knows: the staff changes what there is, orders change what is taken. */
export const stockKinds = [...stockActs, 'sale', 'release', 'return'] as const;
export type StockKind = (typeof stockKinds)[number];

/** Free pieces of one size, and pieces of one act. */
export const piecesMost = 100_000;
/** Sizes of one product. */
export const sizesMost = 200;

export type Stocked = { readonly stock: number; readonly taken: number };
export type StockObstacle = 'zero' | 'taken' | 'most';

/** `seen`: what was taken when a count began, as pieces sold since then were still found on the shelf. */
export type Asked = { readonly pieces: number; readonly seen?: number | undefined };

/** What there is after an act. */
export const stockAfter = (act: StockAct, { stock, taken }: Stocked, { pieces, seen = taken }: Asked): number => {
  if (act === 'count') return seen + pieces;
  return act === 'write_off' ? stock - pieces : stock + pieces;
};

/**
 * Why an act is refused; null: it may be done. A count may find what was expected; anything else changes something.
 * What is sold stays in `stock` for ever, so free pieces have a limit and `stock` has none. BO-096
 */
export const stockObstacle = (act: StockAct, stocked: Stocked, asked: Asked): StockObstacle | null => {
  const { pieces } = asked;
  if (act === 'correction' ? pieces === 0 : pieces < (act === 'count' ? 0 : 1)) return 'zero';
  const after = stockAfter(act, stocked, asked);
  if (after < stocked.taken) return 'taken';
  return after > stocked.stock && after - stocked.taken > piecesMost ? 'most' : null;
};

/** Whether so few are free that more should be ordered. */
export const isStockLow = ({ stock, taken }: Stocked, mark: number): boolean => stock - taken <= mark;
