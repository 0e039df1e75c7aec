import type { Quote } from '@trassa/contracts';
import { minorOf, roublesOf } from '@trassa/rules';
import { type GoodsKinds, keyOf } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { blame, noProblem, type PaymentProblem } from './payment-problem.ts';

/** Roubles that were shown, and those that it costs now. */
export type PriceChange = { readonly before: number; readonly after: number };
export type ChangedPrices = {
  /** Lines of a group that is one thing, or one line: unique_ids. */
  readonly lines: readonly (PriceChange & { readonly ids: readonly string[] })[];
  readonly delivery: PriceChange | null;
  /** What gift certificates pay. */
  readonly certificates: PriceChange | null;
  /** To pay. */
  readonly amount: PriceChange;
};

const change = (before: number, after: number): PriceChange | null =>
  minorOf(before) === minorOf(after) ? null : { before, after };

const costOf = ({ lines }: Quote, ids: readonly string[]): number =>
  roublesOf(lines.reduce((sum, line) => sum + (ids.includes(line.unique_id) ? minorOf(line.totalCost) : 0), 0));

const paidBy = ({ certificates }: Quote): number =>
  roublesOf(certificates.reduce((sum, { amount }) => sum + minorOf(amount), 0));

/** What exactly costs something else now than the buyer was shown: no line is named whose price is the same (DEC-77). */
export const changedPrices = (
  kinds: GoodsKinds,
  goods: readonly BasketItem[],
  before: Quote,
  after: Quote,
): ChangedPrices => {
  const groups = Map.groupBy(goods, (line) => keyOf(kinds, line));
  return {
    lines: [...groups.values()].flatMap((lines) => {
      const ids = lines.map(({ unique_id }) => unique_id);
      const found = change(costOf(before, ids), costOf(after, ids));
      return found ? [{ ids, ...found }] : [];
    }),
    delivery: change(before.delivery, after.delivery),
    certificates: change(paidBy(before), paidBy(after)),
    amount: { before: before.amount, after: after.amount },
  };
};

/** The changed lines with the words about each: a group that is one thing by itself, other goods by their lines. */
export const markChanged = (
  kinds: GoodsKinds,
  goods: readonly BasketItem[],
  { lines }: ChangedPrices,
  words: (change: PriceChange) => string,
): PaymentProblem => {
  const blamed = blame(kinds);
  for (const { ids, before, after } of lines) {
    const line = goods.find(({ unique_id }) => unique_id === ids[0]);
    if (line) blamed.tell(line, words({ before, after }));
  }
  return { ...noProblem, code: 'price_changed', groups: blamed.groups, lines: blamed.lines };
};
