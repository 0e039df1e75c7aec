export type Wish = { readonly uniqueId: string; readonly stockId: number; readonly count: number };

/** Sums to take by stock, and wishes that do not fit, each with what was left for it: earlier lines are served first. */
export const shareStock = (
  left: ReadonlyMap<number, number>,
  wishes: readonly Wish[],
): { sums: Map<number, number>; short: { wish: Wish; left: number }[] } => {
  const rest = new Map(left);
  const sums = new Map<number, number>();
  const short: { wish: Wish; left: number }[] = [];
  for (const wish of wishes) {
    const has = rest.get(wish.stockId) ?? 0;
    if (wish.count > has) {
      short.push({ wish, left: has });
      continue;
    }
    rest.set(wish.stockId, has - wish.count);
    sums.set(wish.stockId, (sums.get(wish.stockId) ?? 0) + wish.count);
  }
  return { sums, short };
};
