import type { Quote } from '@trassa/contracts';
import { minorOf, roublesOf } from '@trassa/rules';
import { type BasketItem, isTicket } from '../../shared/basket/items/basket-item.ts';
import { noProblem, type PaymentProblem } from './payment-problem.ts';

/** Roubles that were shown, and those that it costs now. */
export type PriceChange = { readonly before: number; readonly after: number };
export type ChangedPrices = {
  /** Tickets of a group, or one line of other goods: unique_ids. */
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
export const changedPrices = (goods: readonly BasketItem[], before: Quote, after: Quote): ChangedPrices => {
  const groups = Map.groupBy(goods, (line) => (isTicket(line) ? line.groupId : line.unique_id));
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

/** The changed lines with the words about each: tickets by their group, other goods by themselves. */
export const markChanged = (
  goods: readonly BasketItem[],
  { lines }: ChangedPrices,
  words: (change: PriceChange) => string,
): PaymentProblem => {
  const told = lines.flatMap(({ ids, before, after }) => {
    const line = goods.find(({ unique_id }) => unique_id === ids[0]);
    return line ? [{ line, text: words({ before, after }) }] : [];
  });
  const byId = (isOfTickets: boolean): Record<string, string[]> =>
    Object.fromEntries(
      told
        .filter(({ line }) => isTicket(line) === isOfTickets)
        .map(({ line, text }) => [isOfTickets ? line.groupId : line.unique_id, [text]]),
    );
  return { ...noProblem, code: 'price_changed', groups: byId(true), lines: byId(false) };
};
