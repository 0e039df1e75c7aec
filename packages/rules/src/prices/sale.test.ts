import { describe, expect, it } from 'vitest';
import { largestSale, priceAlone, type SaleRule, shownSale } from './sale.ts';

const day = 86_400;
const now = 100 * day;
const sale = (fields: Partial<SaleRule> = {}): SaleRule => ({
  starts_at: now - day,
  ends_at: now + day,
  discount: { form: 'percent', percent: 10 },
  count: 1,
  subjects: [],
  ...fields,
});
const percent = (value: number, fields: Partial<SaleRule> = {}) =>
  sale({ discount: { form: 'percent', percent: value }, ...fields });
const roubles = (value: number, fields: Partial<SaleRule> = {}) =>
  sale({ discount: { form: 'amount', amount: value * 100 }, ...fields });

describe('the largest sale', () => {
  it.each([
    [[percent(10), percent(30), percent(20)], 1],
    [[percent(10), roubles(200)], 1],
    [[percent(20), roubles(200)], 0],
    [[percent(20), percent(20)], 0],
  ])('of %j takes most off a thousand roubles', (sales, index) => {
    expect(largestSale(sales, 100_000)).toBe(sales[index]);
  });

  it('is none of none', () => {
    expect(largestSale([], 100_000)).toBeNull();
  });
});

describe('the sale that a card tells of', () => {
  const soon = percent(90, { starts_at: now + day, ends_at: now + 2 * day });
  const later = percent(95, { starts_at: now + 2 * day, ends_at: now + 3 * day });
  const over = percent(95, { starts_at: now - 2 * day, ends_at: now });

  it.each([
    ['runs and takes most off, not the first', [percent(10), percent(30)], 1],
    ['runs, whatever comes', [soon, percent(10)], 1],
    ['is the next to come where none runs', [later, soon, over], 1],
  ])('%s', (_, sales, index) => {
    expect(shownSale(sales, 100_000, now)).toBe(sales[index]);
  });

  it('is none when all are over', () => {
    expect(shownSale([over], 100_000, now)).toBeNull();
  });
});

describe('the price of a piece by itself', () => {
  it.each([
    ['has the largest sale that needs no second one', [percent(10), percent(30), percent(50, { count: 2 })], 70_000],
    ['has none that is still to come', [percent(30, { starts_at: now + 1 })], 100_000],
    ['has none that ends at this moment', [percent(30, { ends_at: now })], 100_000],
    ['is never below nothing', [roubles(5000)], 0],
  ])('%s', (_, sales, price) => {
    expect(priceAlone(100_000, sales, now)).toBe(price);
  });
});
