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

/** What one order of several takes of the same stocks. */
export type Decided = ReturnType<typeof decideTakings>;

/** Orders in turn: each finds what those before it have left, a refused one takes nothing. */
export const decideEach = (stocks: readonly Stock[], orders: readonly (readonly StockDemand[])[]): Decided[] => {
  const left = new Map(stocks.map((stock) => [stock.key, stock.left]));
  return orders.map((demands) => {
    const decided = decideTakings(
      [...left].map(([key, count]) => ({ key, left: count })),
      demands,
    );
    if (decided.refused.length) return decided;
    for (const [key, count] of decided.sums) {
      const has = left.get(key) ?? null;
      if (has !== null) left.set(key, has - count);
    }
    return decided;
  });
};

/** What the orders that are not refused take, each by key, and the sums of all. */
export const takenOf = (
  orderIds: readonly number[],
  decided: readonly Decided[],
): { taken: { orderId: number; key: string; count: number }[]; sums: Map<string, number> } => {
  const taken = decided.flatMap(({ refused, sums }, index) => {
    const orderId = orderIds[index];
    return refused.length || orderId === undefined ? [] : [...sums].map(([key, count]) => ({ orderId, key, count }));
  });
  const sums = new Map<string, number>();
  for (const { key, count } of taken) sums.set(key, (sums.get(key) ?? 0) + count);
  return { taken, sums };
};
