import { type BasketLine, type Carries, withCount } from './basket-line.ts';
import { isStale } from '../tickets/hold.ts';

const unlink = <T extends BasketLine>(line: T): T => ({
  ...line,
  abid: null,
  isAddInsurance: false,
  insurancePublic_id: null,
  insurancePrice: null,
  ...(line.insurancePrice === null ? undefined : { insurance_cost: null }),
});

/**
 * Removes a line and what hangs on it: a ticket takes its insurance along, a special item its pair (BASKET-39, 40, DEC-97).
 * A line that others hang on never goes with what was added to it, only its insurance flag is cleared (BASKET-42).
 */
export const removeLine = <T extends BasketLine>(goods: readonly T[], uniqueId: string, carries: Carries): T[] => {
  const gone = goods.find((line) => line.unique_id === uniqueId);
  if (!gone) return [...goods];
  const isLinked = (line: T): boolean => line.abid === uniqueId || line.unique_id === gone.abid;
  return (
    goods
      .filter((line) => line !== gone && (carries(line) || !isLinked(line)))
      // Goods bought with a ticket name it, but it names its insurance alone.
      .map((line) => (line.abid === uniqueId ? unlink(line) : line))
  );
};

/** Sets the pieces of a line that carries no others: those are counted by their kind. A special pair has as many (BASKET-40). */
export const setLineCount = <T extends BasketLine>(
  goods: readonly T[],
  uniqueId: string,
  count: number,
  carries: Carries,
): T[] => {
  const line = goods.find((one) => one.unique_id === uniqueId);
  if (!line || carries(line)) return [...goods];
  if (count < 1) return removeLine(goods, uniqueId, carries);
  const isPair = (one: T): boolean => one.unique_id === line.abid && one.abid === uniqueId && !carries(one);
  return goods.map((one) => (one === line || isPair(one) ? withCount(one, count) : one));
};

export type Dropped<T> = { readonly goods: T[]; readonly dropped: T[] };

/** Takes out lines whose places were kept longer than a hold, and what hangs on them; `nowMs` in milliseconds (BASKET-44). */
export const dropStale = <T extends BasketLine>(goods: readonly T[], nowMs: number, carries: Carries): Dropped<T> => {
  const left = goods
    .filter(({ addTicketToBasketTime: since }) => since !== undefined && isStale(since, nowMs))
    .reduce<T[]>((rest, line) => removeLine(rest, line.unique_id, carries), [...goods]);
  const kept = new Set(left.map(({ unique_id }) => unique_id));
  return { goods: left, dropped: goods.filter(({ unique_id }) => !kept.has(unique_id)) };
};

/** After an order: what it shows leaves the basket (BASKET-45, DEC-86); line by line, as the order lists linked ones too. */
export const removeBought = <T extends BasketLine>(
  goods: readonly T[],
  bought: readonly { readonly unique_id: string }[],
): T[] => {
  const ids = new Set(bought.map(({ unique_id }) => unique_id));
  return goods
    .filter((line) => !ids.has(line.unique_id))
    .map((line) => (line.abid !== null && ids.has(line.abid) ? unlink(line) : line));
};
