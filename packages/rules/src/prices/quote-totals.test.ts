import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import { coverableSum, type LineTotal, quoteTotals } from './quote-totals.ts';

const sums = (cell = '–'): number[] => (cell === '–' ? [] : cell.split(';').map((sum) => kopecks(sum.trim())));
const line = (total: number, selector: LineTotal['selector'] = 'ticket', discount = 0): LineTotal => ({
  selector,
  total,
  discount,
});

describe('totals', { timeout: 60_000 }, () => {
  for (const row of domainTable('pricing.md', 'Totals')) {
    const { Lines, Shipments, Certificates } = row;
    test(`goods ${Lines}, shipments ${Shipments}, certificates ${Certificates}: ${row['To pay']}`, () => {
      const certificateGoods = kopecks(row['Certificates among them']);
      const lines = [line(kopecks(Lines) - certificateGoods, 'ticket', 700), line(certificateGoods, 'certificate')];
      const totals = quoteTotals(lines, {
        shipments: sums(Shipments).map((cost) => ({ cost })),
        certificates: sums(Certificates).map((balance, i) => ({ code: String(i), balance })),
      });
      expect(totals).toEqual({
        delivery: kopecks(row['Delivery']),
        discount: 700,
        total: kopecks(row['Total']),
        amount: kopecks(row['To pay']),
        certificates: sums(row['Spent']).map((amount, i) => ({ code: String(i), amount })),
      });
    });
  }

  test('of any basket add up, and spend no certificate beyond its balance nor on certificates', () => {
    const sum = fc.integer({ min: 0, max: 1_000_000 });
    const anyLine = fc
      .tuple(sum, fc.constantFrom('ticket', 'shop', 'insurance', 'certificate' as const), sum)
      .map(([cost, selector, discount]) => line(cost, selector, discount));
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(sum), fc.array(sum), (lines, costs, balances) => {
        const { amount, total, delivery, certificates, discount } = quoteTotals(lines, {
          shipments: costs.map((cost) => ({ cost })),
          certificates: balances.map((balance) => ({ code: 'x', balance })),
        });
        const spent = certificates.reduce((s, c) => s + c.amount, 0);
        const certificateGoods = lines.reduce((s, l) => s + (l.selector === 'certificate' ? l.total : 0), 0);
        return (
          delivery === costs.reduce((s, c) => s + c, 0) &&
          total === delivery + lines.reduce((s, l) => s + l.total, 0) &&
          discount === lines.reduce((s, l) => s + l.discount, 0) &&
          amount === total - spent &&
          amount >= certificateGoods &&
          spent <= coverableSum(lines, delivery) &&
          certificates.every((c, i) => c.amount >= 0 && c.amount <= (balances[i] ?? 0))
        );
      }),
      { numRuns: 10_000 },
    );
  });
});
