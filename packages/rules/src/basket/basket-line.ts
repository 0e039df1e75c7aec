/** The most pieces one line of any goods may ask for (DEC-51). */
export const lineCountMax = 500;
/** The most lines of one kind of goods that a request may carry; a basket's own rules allow fewer (API §3.2). */
export const requestLinesMax = 500;

/** Fields of a basket item that the basket's own operations read; the wire's names (API 3.2), other fields travel along. */
export type BasketLine = {
  readonly unique_id: string;
  readonly public_id: string;
  /** The kind of goods, which no rule of the basket names. */
  readonly selector: string;
  readonly groupId: string;
  readonly count: number;
  /** Roubles of one piece, shown only (DEC-77). */
  readonly price: number;
  readonly totalCost: number;
  /** unique_id of the linked line (DEC-97). */
  readonly abid: string | null;
  readonly isAddInsurance: boolean;
  readonly insurancePublic_id: string | null;
  readonly insurancePrice: number | null;
  /** Milliseconds; of a line whose places are held since then (DEC-59). */
  readonly addTicketToBasketTime?: number;
};

/** Whether other lines hang on lines of this kind, as the registry of the contract says (BASKET-39, 42). */
export type Carries = (line: { readonly selector: string }) => boolean;

/** Roubles, to whole kopecks. */
export const lineCost = (price: number, count: number): number => Math.round(price * count * 100) / 100;

/** So many pieces at their cost; insurance that was added to them is of as many people. */
export const withCount = <T extends BasketLine>(line: T, count: number): T => ({
  ...line,
  count,
  totalCost: lineCost(line.price, count),
  ...(line.insurancePrice === null ? undefined : { insurance_cost: lineCost(line.insurancePrice, count) }),
});

export type BasketGroup<T> = { readonly groupId: string; readonly lines: readonly T[]; readonly count: number };

/** Lines by groupId, groups in the order of their first line (BASKET-05). */
export const groupLines = <T extends Pick<BasketLine, 'groupId' | 'count'>>(goods: readonly T[]): BasketGroup<T>[] => {
  const groups = new Map<string, T[]>();
  for (const line of goods) {
    const lines = groups.get(line.groupId);
    if (lines) lines.push(line);
    else groups.set(line.groupId, [line]);
  }
  return [...groups].map(([groupId, lines]) => ({ groupId, lines, count: countLines(lines) }));
};

/** Pieces in the basket, for the header and the summary. */
export const countLines = (goods: readonly Pick<BasketLine, 'count'>[]): number =>
  goods.reduce((sum, { count }) => sum + count, 0);
