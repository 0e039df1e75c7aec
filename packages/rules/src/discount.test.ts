import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../test/domain-table.ts';
import type { Candidate, Discount, DiscountReason } from './discount.ts';
import { discountOf, largestDiscount } from './discount.ts';

const discountIn = (cell = ''): Discount => {
  const [value = '', unit] = cell.split(/ (?=[%₽])/);
  return unit === '%'
    ? { form: 'percent', percent: Number(value.replace(',', '.')) }
    : { form: 'amount', amount: kopecks(value) };
};

describe('discount of one place', () => {
  for (const row of domainTable('pricing.md', 'Скидка с одного места')) {
    test(`${row['Скидка']} of ${row['Цена']} leaves ${row['Остаётся']}`, () => {
      const price = kopecks(row['Цена']);
      const off = discountOf(price, discountIn(row['Скидка']));
      expect([off, price - off]).toEqual([kopecks(row['Снимается']), kopecks(row['Остаётся'])]);
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
  const words: Record<string, DiscountReason> = { акция: 'sale', vip: 'vip', промокод: 'promocode' };
  for (const row of domainTable('pricing.md', 'Какая скидка действует')) {
    test(`sale ${row['Акция']}, vip ${row['vip']}, code ${row['Промокод']}: ${row['Причина']}`, () => {
      const columns: [DiscountReason, string | undefined][] = [
        ['sale', row['Акция']],
        ['vip', row['vip']],
        ['promocode', row['Промокод']],
      ];
      const candidates = columns
        .filter(([, cell]) => cell !== '–')
        .map(([reason, cell]): Candidate => ({ reason, amount: kopecks(cell) }));
      const best = largestDiscount(candidates);
      expect([best?.amount ?? 0, best?.reason]).toEqual([kopecks(row['Снимается']), words[row['Причина'] ?? '']]);
    });
  }
});
