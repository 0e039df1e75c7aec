export type PieceDemand = { readonly uniqueId: string; readonly stockId: number; readonly count: number };

/** Sums to take by stock, and demands that do not fit, each with what was left for it: earlier lines are served first. */
export const shareStock = (
  left: ReadonlyMap<number, number>,
  demands: readonly PieceDemand[],
): { sums: Map<number, number>; short: { demand: PieceDemand; left: number }[] } => {
  const rest = new Map(left);
  const sums = new Map<number, number>();
  const short: { demand: PieceDemand; left: number }[] = [];
  for (const demand of demands) {
    const has = rest.get(demand.stockId) ?? 0;
    if (demand.count > has) {
      short.push({ demand, left: has });
      continue;
    }
    rest.set(demand.stockId, has - demand.count);
    sums.set(demand.stockId, (sums.get(demand.stockId) ?? 0) + demand.count);
  }
  return { sums, short };
};
