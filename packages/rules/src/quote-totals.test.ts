import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../test/domain-table.ts';
import { quoteTotals } from './quote-totals.ts';

const sums = (cell = '–'): number[] => (cell === '–' ? [] : cell.split(';').map((sum) => kopecks(sum.trim())));

describe('totals', () => {
  for (const row of domainTable('pricing.md', 'Итог')) {
    test(`goods ${row['Строки']}, delivery ${row['Доставка']}, certificates ${row['Сертификаты']}: ${row['К оплате']}`, () => {
      const totals = quoteTotals([{ totalCost: kopecks(row['Строки']), discount: 700 }], {
        delivery: kopecks(row['Доставка']),
        certificateGoods: kopecks(row['Из строк сертификаты']),
        certificates: sums(row['Сертификаты']).map((balance, i) => ({ code: String(i), balance })),
      });
      expect(totals).toEqual({
        delivery: kopecks(row['Доставка']),
        discount: 700,
        total: kopecks(row['Всего']),
        amount: kopecks(row['К оплате']),
        certificates: sums(row['Списано']).map((amount, i) => ({ code: String(i), amount })),
      });
    });
  }

  test('spend no certificate beyond its balance nor below nothing to pay', () => {
    const sum = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(sum), sum, fc.array(sum), (costs, delivery, balances) => {
        const lines = costs.map((totalCost) => ({ totalCost, discount: 0 }));
        const { amount, total, certificates } = quoteTotals(lines, {
          delivery,
          certificates: balances.map((balance) => ({ code: 'x', balance })),
        });
        const spent = certificates.reduce((s, c) => s + c.amount, 0);
        return (
          amount >= 0 &&
          amount === total - spent &&
          certificates.every((c, i) => c.amount >= 0 && c.amount <= (balances[i] ?? 0))
        );
      }),
    );
  });
});
