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

/** What orders take of the same stocks, a refused one nothing: each by key, and the sums of all. */
export type Taken = {
  /** Of each order, in their order. */
  readonly refused: readonly ReturnType<typeof decideTakings>['refused'][];
  readonly taken: readonly { readonly orderId: number; readonly key: string; readonly count: number }[];
  readonly sums: ReadonlyMap<string, number>;
};

/** Orders in turn: each finds what those before it have left. */
export const decideEach = (
  stocks: readonly Stock[],
  orders: readonly { readonly orderId: number; readonly demands: readonly StockDemand[] }[],
): Taken => {
  const left = new Map(stocks.map((stock) => [stock.key, stock.left]));
  const taken: { orderId: number; key: string; count: number }[] = [];
  const sums = new Map<string, number>();
  const refused = orders.map(({ orderId, demands }) => {
    const decided = decideTakings(
      [...left].map(([key, count]) => ({ key, left: count })),
      demands,
    );
    if (decided.refused.length) return decided.refused;
    for (const [key, count] of decided.sums) {
      const has = left.get(key) ?? null;
      if (has !== null) left.set(key, has - count);
      taken.push({ orderId, key, count });
      sums.set(key, (sums.get(key) ?? 0) + count);
    }
    return [];
  });
  return { refused, taken, sums };
};
