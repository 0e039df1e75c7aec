/** A stock with a limited number of pieces; `left` null: not limited. */
export type Stock = { readonly key: string; readonly left: number | null };
export type Wish = { readonly uniqueId: string; readonly key: string; readonly count: number };

/** Wishes that do not fit, earlier lines first served, each with what was left; and the sums to take by key. */
export const decideTakings = (
  stocks: readonly Stock[],
  wishes: readonly Wish[],
): { refused: { wish: Wish; left: number }[]; sums: Map<string, number> } => {
  const left = new Map(stocks.map((stock) => [stock.key, stock.left]));
  const refused: { wish: Wish; left: number }[] = [];
  const sums = new Map<string, number>();
  for (const wish of wishes) {
    const has = left.get(wish.key);
    if (has === undefined || (has !== null && has < wish.count)) {
      refused.push({ wish, left: has ?? 0 });
      continue;
    }
    if (has !== null) left.set(wish.key, has - wish.count);
    sums.set(wish.key, (sums.get(wish.key) ?? 0) + wish.count);
  }
  return { refused, sums };
};
