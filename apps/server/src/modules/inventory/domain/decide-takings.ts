/** A stock with a limited number of pieces; `left` null: not limited. */
export type Stock = { readonly key: string; readonly left: number | null };
export type StockDemand = { readonly uniqueId: string; readonly key: string; readonly count: number };

/** Demands that do not fit, earlier lines first served, each with what was left; and the sums to take by key. */
export const decideTakings = (
  stocks: readonly Stock[],
  demands: readonly StockDemand[],
): { refused: { demand: StockDemand; left: number }[]; sums: Map<string, number> } => {
  const left = new Map(stocks.map((stock) => [stock.key, stock.left]));
  const refused: { demand: StockDemand; left: number }[] = [];
  const sums = new Map<string, number>();
  for (const demand of demands) {
    const has = left.get(demand.key);
    if (has === undefined || (has !== null && has < demand.count)) {
      refused.push({ demand, left: has ?? 0 });
      continue;
    }
    if (has !== null) left.set(demand.key, has - demand.count);
    sums.set(demand.key, (sums.get(demand.key) ?? 0) + demand.count);
  }
  return { refused, sums };
};
