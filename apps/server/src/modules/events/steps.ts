import type { CountedStep, Steps } from './domain/price-now.ts';
import type { KindRow } from './rows.ts';

/** Price steps of a row in the form of the rules: moments in unix seconds. */
export const toSteps = (prices: KindRow['prices']): Steps =>
  prices.map((step) => ({ from: Math.floor(Date.parse(step.at) / 1000), price: step.price }));

/** Steps that begin with a number of places, and how many are left until then; places in baskets have the former price. */
export const toCounted = ({ counted, taken }: KindRow): CountedStep[] =>
  counted.map(({ from, price, at }) => ({
    price,
    left: Math.max(0, from - taken),
    at: at === null ? null : Math.floor(Date.parse(at) / 1000),
  }));
