import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import type { Candidate, Discount, DiscountReason } from './discount.ts';
import { discountOf, largestDiscount } from './discount.ts';

const discountIn = (cell = ''): Discount => {
  const [value = '', unit] = cell.split(/ (?=[%₽])/);
  return unit === '%' ? { form: 'percent', percent: Number(value) } : { form: 'amount', amount: kopecks(value) };
};

describe('discount of one place', () => {
  for (const row of domainTable('pricing.md', 'Discount of one place')) {
    test(`${row['Discount']} of ${row['Price']} leaves ${row['Left']}`, () => {
      const price = kopecks(row['Price']);
      const off = discountOf(price, discountIn(row['Discount']));
      expect([off, price - off]).toEqual([kopecks(row['Taken off']), kopecks(row['Left'])]);
    });
  }

  test('is never below zero nor above the price, and whole kopecks', () => {
    const discount = fc.oneof(
      fc.record({ form: fc.constant('percent' as const), percent: fc.double({ min: -50, max: 500, noNaN: true }) }),
      fc.record({ form: fc.constant('amount' as const), amount: fc.integer({ min: -1000, max: 100_000_000 }) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), discount, (price, rule) => {
        const off = discountOf(price, rule);
        return Number.isInteger(off) && off >= 0 && off <= price;
      }),
    );
  });

  test('of whole per cents leaves the price rounded half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100 }), (price, percent) => {
        const left = BigInt(price - discountOf(price, { form: 'percent', percent }));
        const exactTimes100 = BigInt(price) * BigInt(100 - percent);
        return left === (exactTimes100 * 2n + 100n) / 200n;
      }),
    );
  });
});

describe('largest discount', () => {
  const words: Record<string, DiscountReason> = { sale: 'sale', vip: 'vip', promocode: 'promocode' };
  for (const row of domainTable('pricing.md', 'Which discount applies')) {
    test(`sale ${row['Sale']}, vip ${row['vip']}, code ${row['Promocode']}: ${row['Reason']}`, () => {
      const columns: [DiscountReason, string | undefined][] = [
        ['sale', row['Sale']],
        ['vip', row['vip']],
        ['promocode', row['Promocode']],
      ];
      const candidates = columns
        .filter(([, cell]) => cell !== '–')
        .map(([reason, cell]): Candidate => ({ reason, amount: kopecks(cell) }));
      const best = largestDiscount(candidates);
      expect([best?.amount ?? 0, best?.reason]).toEqual([kopecks(row['Taken off']), words[row['Reason'] ?? '']]);
    });
  }
});
