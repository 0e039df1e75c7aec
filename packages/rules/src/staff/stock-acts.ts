/** What the staff does to pieces of a size; the first two name how many, a correction by how many, a count how many there are. */
export const stockActs = ['receipt', 'write_off', 'correction', 'count'] as const;
export type StockAct = (typeof stockActs)[number];

/** What the journal knows: the staff changes what there is, orders change what is taken. */
export const stockKinds = [...stockActs, 'sale', 'release', 'return'] as const;
export type StockKind = (typeof stockKinds)[number];

/** Pieces of one size. */
export const piecesMost = 100_000;
/** Sizes of one product. */
export const sizesMost = 200;

export type Stocked = { readonly stock: number; readonly taken: number };
export type StockObstacle = 'zero' | 'taken' | 'most';

/** What there is after an act. */
export const stockAfter = (act: StockAct, { stock }: Stocked, pieces: number): number => {
  if (act === 'count') return pieces;
  return act === 'write_off' ? stock - pieces : stock + pieces;
};

/** Why an act is refused; null: it may be done. A count may find what was expected; anything else changes something. BO-096 */
export const stockObstacle = (act: StockAct, stocked: Stocked, pieces: number): StockObstacle | null => {
  if (act === 'correction' ? pieces === 0 : pieces < (act === 'count' ? 0 : 1)) return 'zero';
  const after = stockAfter(act, stocked, pieces);
  if (after < stocked.taken) return 'taken';
  return after > piecesMost ? 'most' : null;
};

/** Whether so few are free that more should be ordered. */
export const isStockLow = ({ stock, taken }: Stocked, mark: number): boolean => stock - taken <= mark;
