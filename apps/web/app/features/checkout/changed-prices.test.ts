import type { Quote } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { basketKinds } from '../../goods/basket-kinds.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { changedPrices, markChanged } from './changed-prices.ts';

const goods = [
  { selector: 'ticket', unique_id: 'a', groupId: 'g1' },
  { selector: 'ticket', unique_id: 'b', groupId: 'g1' },
  { selector: 'shop', unique_id: 's', groupId: 'shop' },
  { selector: 'insurance', unique_id: 'i', groupId: 'insurance' },
] as BasketItem[];
const quote = (costs: Record<string, number>, fields: Partial<Quote> = {}): Quote => {
  const total = Object.values(costs).reduce((sum, cost) => sum + cost, 0) + (fields.delivery ?? 0);
  return {
    lines: Object.entries(costs).map(([unique_id, totalCost]) => ({
      unique_id,
      price: totalCost,
      count: 1,
      totalCost,
      discount: 0,
      reason: null,
      promocode_count: 0,
    })),
    delivery: 0,
    discount: 0,
    certificates: [],
    shipments: [],
    total,
    amount: total,
    ...fields,
  };
};

describe('changedPrices', () => {
  it('names only the line whose price has changed, with the old price and the new one', () => {
    const before = quote({ a: 1000, b: 1000, s: 500.5, i: 200 });
    const after = quote({ a: 1000, b: 1000, s: 600, i: 200 });
    expect(changedPrices(basketKinds, goods, before, after)).toEqual({
      lines: [{ ids: ['s'], before: 500.5, after: 600 }],
      delivery: null,
      certificates: null,
      amount: { before: 2700.5, after: 2800 },
    });
  });
  it('names tickets of one group once', () => {
    const before = quote({ a: 1000, b: 1000, s: 500 });
    expect(changedPrices(basketKinds, goods, before, quote({ a: 1200, b: 1200, s: 500 })).lines).toEqual([
      { ids: ['a', 'b'], before: 2000, after: 2400 },
    ]);
  });
  it('blames no line for a dearer delivery or a certificate that pays less', () => {
    const paid = (amount: number) => [{ code: 'AAAA', amount }];
    expect(
      changedPrices(
        basketKinds,
        goods,
        quote({ s: 500 }, { delivery: 300, certificates: paid(400), amount: 400 }),
        quote({ s: 500 }, { delivery: 390, certificates: paid(100), amount: 790 }),
      ),
    ).toEqual({
      lines: [],
      delivery: { before: 300, after: 390 },
      certificates: { before: 400, after: 100 },
      amount: { before: 400, after: 790 },
    });
  });
});

describe('markChanged', () => {
  it('says the old price and the new one at the changed group or line alone', () => {
    const changed = changedPrices(
      basketKinds,
      goods,
      quote({ a: 1000, b: 1000, s: 500, i: 200 }),
      quote({ a: 1200, b: 1000, s: 600, i: 200 }),
    );
    expect(markChanged(basketKinds, goods, changed, ({ before, after }) => `${before} → ${after}`)).toMatchObject({
      groups: { g1: ['2000 → 2200'] },
      lines: { s: ['500 → 600'] },
      fields: {},
    });
  });
});
