import { describe, expect, it } from 'vitest';
import { productSaleState, salePrice, saleProblems, type TypedSale } from './product-sale.ts';
import type { SaleRule } from '../prices/sale.ts';

const sale: TypedSale = { form: 'percent', discount: 20, count: 1, starts_at: 1000, ends_at: 2000 };

// SHOP-23
describe('a sale of goods', () => {
  it.each([
    [999, 'planned'],
    [1000, 'running'],
    [1999, 'running'],
    [2000, 'over'],
  ])('at %d is %s', (now, state) => {
    expect(productSaleState(sale, now)).toBe(state);
  });

  it.each<[Partial<TypedSale>, Record<string, string>]>([
    [{}, {}],
    [{ discount: 99 }, {}],
    [{ discount: 100 }, { discount: 'percent' }],
    [{ discount: 0 }, { discount: 'percent' }],
    [{ discount: 12.5 }, { discount: 'percent' }],
    [{ form: 'amount', discount: 150.5 }, {}],
    [{ form: 'amount', discount: 0 }, { discount: 'number_min' }],
    [{ form: 'amount', discount: 1.005 }, { discount: 'number' }],
    [{ form: 'amount', discount: 1_000_001 }, { discount: 'number_max' }],
    [{ count: 0 }, { count: 'number_max' }],
    [{ count: 21 }, { count: 'number_max' }],
    [{ ends_at: 1000 }, { ends_at: 'date_order' }],
    [{ ends_at: 1400 }, { ends_at: 'moment_ahead' }],
  ])('with %j is refused by %j', (fields, problems) => {
    const found = saleProblems({ ...sale, ...fields }, 1500);
    expect(Object.fromEntries(Object.entries(found).map(([field, { id }]) => [field, id]))).toEqual(problems);
  });

  const other = (percent: number): SaleRule => ({
    starts_at: 0,
    ends_at: 9000,
    discount: { form: 'percent', percent },
    count: 1,
    subjects: [],
  });
  it.each([
    [100_000, 20, [], 80_000, null],
    [100_000, 20, [10], 80_000, null],
    [100_000, 20, [20], 80_000, null],
    [100_000, 20, [10, 30], 80_000, 1],
    [999, 50, [], 500, null],
  ])('of %d kopecks by %d per cent beside %j costs %d, beaten by %j', (price, percent, others, costs, beaten) => {
    const rules = others.map(other);
    expect(salePrice(price, { form: 'percent', percent }, rules)).toEqual({
      price: costs,
      beatenBy: beaten === null ? null : rules[beaten],
    });
  });
});
