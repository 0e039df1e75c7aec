import type { Steps } from './domain/price-now.ts';
import type { KindRow } from './rows.ts';

/** Price steps of a row in the form of the rules: moments in unix seconds. */
export const toSteps = (prices: KindRow['prices']): Steps =>
  prices.map((step) => ({ from: Math.floor(Date.parse(step.at) / 1000), price: step.price }));
