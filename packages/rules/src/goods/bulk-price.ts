import type { MessageSpec } from '../message.ts';
import { productPriceMost } from './product-acts.ts';

/** How prices of many products change at once. */
export const priceWays = ['percent_up', 'percent_down', 'sum_up', 'sum_down'] as const;
export type PriceWay = (typeof priceWays)[number];

/** Per cent by which prices grow at most. */
const percentMost = 500;

/** Per cent, or roubles, as they are typed: with a comma or a point; null: it is no such number. */
export const readPriceStep = (way: PriceWay, typed: string): number | null => {
  const bare = typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(bare)) return null;
  const step = Number(bare);
  const most = { percent_up: percentMost, percent_down: 100, sum_up: productPriceMost, sum_down: productPriceMost }[
    way
  ];
  return step > 0 && step <= most ? step : null;
};

/** Kopecks of whole roubles, of so many ten-thousandths of a kopeck. */
const toRouble = (shares: number): number => Math.floor((shares + 500_000) / 1_000_000) * 100;

/**
 * A price in roubles after a change of many: per cent to a whole rouble, halves going up, but never against the way that was asked; a sum
 * as it is. Refused below nothing, and above what a product may cost. SHOP-24
 */
export const changedPrice = (
  price: number,
  way: PriceWay,
  step: number,
): { readonly price: number } | { readonly problem: MessageSpec } => {
  const kopecks = Math.round(price * 100);
  const share = Math.round(step * 100);
  const next = {
    percent_up: Math.max(kopecks, toRouble(kopecks * (10_000 + share))),
    percent_down: Math.min(kopecks, toRouble(kopecks * (10_000 - share))),
    sum_up: kopecks + share,
    sum_down: kopecks - share,
  }[way];
  if (next < 0) return { problem: { id: 'number_min', min: 0 } };
  if (next > productPriceMost * 100) return { problem: { id: 'number_max', max: productPriceMost } };
  return { price: next / 100 };
};
