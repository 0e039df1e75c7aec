import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import type { Discount } from './discount.ts';
import type { LineToQuote, PromocodeRule } from './price.ts';
import type { SaleRule } from './sale.ts';
import { bestSale, quoteLines } from './price.ts';

const now = 1_000_000;
const discountIn = (value = '', unit = ''): Discount =>
  unit === '%' ? { form: 'percent', percent: Number(value) } : { form: 'amount', amount: kopecks(value) };
const line = (fields: Partial<LineToQuote> = {}): LineToQuote => ({
  uniqueId: 'a',
  selector: 'shop',
  count: 1,
  price: 300_000,
  subject: 'cap',
  scope: 'cap',
  sale: null,
  promocode: null,
  ...fields,
});

describe('other goods of the worked table', () => {
  const kinds: Record<string, LineToQuote['selector']> = {
    shop: 'shop',
    insurance: 'insurance',
    certificate: 'certificate',
    ticket: 'ticket',
  };
  const ofKind = (percent: number, places: number, left: number, selector: string, only?: string): PromocodeRule => ({
    percent,
    codeCount: places,
    available: left,
    isFor: (one) => one.selector === selector && (only === undefined || one.subject === only),
  });
  const codes = new Map([
    ['МЕРЧ20', ofKind(20, 2, 100, 'shop')],
    ['МЕДАЛЬ', ofKind(50, 5, 100, 'shop', 'medal')],
    ['ПОЛИС15', ofKind(15, 1, 10, 'insurance')],
  ]);
  const saleOf = (cell = ''): SaleRule[] => {
    const [, value, unit, count] = /^([\d ]+) ([%₽]) from (\d+)$/.exec(cell) ?? [];
    return value
      ? [
          {
            starts_at: now - 1,
            ends_at: now + 1,
            discount: discountIn(value, unit),
            count: Number(count),
            subjects: [],
          },
        ]
      : [];
  };
  const words: Record<string, string> = { sale: 'sale', promocode: 'promocode' };
  const notes: Record<string, string> = { promocode_unknown: 'not found' };
  const cases = Map.groupBy(domainTable('pricing.md', 'Goods, insurance, certificates'), (row) => row['Case'] ?? '');
  for (const [title, expected] of cases) {
    test(`case ${title}: ${expected.map((row) => row['Goods']).join(', ')}`, () => {
      const plain = expected.map((row, index) =>
        line({
          uniqueId: String(index),
          selector: kinds[row['Kind'] ?? ''] ?? 'ticket',
          count: Number(row['Pieces']),
          price: kopecks(row['Price']),
          subject: row['Goods'] ?? '',
          scope: row['Goods'] ?? '',
          promocode: row['Code'] === '–' ? null : (row['Code'] ?? null),
        }),
      );
      const lines = plain.map((one, index) => ({
        ...one,
        sale: bestSale(one, saleOf(expected[index]?.['Sale']), plain, now),
      }));
      const quoted = quoteLines(lines, { now, vip: null, promocodes: codes });
      expect(
        quoted.map((q) => [
          q.discount,
          q.reason ? words[q.reason] : '–',
          q.promocodeCount,
          q.total,
          q.error ? notes[q.error.id] : '–',
        ]),
      ).toEqual(
        expected.map((row) => [
          kopecks(row['Discount']),
          row['Reason'],
          Number(row['By code']),
          kopecks(row['Cost']),
          row['Note'],
        ]),
      );
    });
  }
  test('of several sales the one that takes most off is chosen among those that are on', () => {
    const one = line();
    const sales = ['10 % from 1', '500 ₽ from 1', '90 % from 2'].flatMap(saleOf);
    expect(bestSale(one, sales, [one], now)?.discount).toEqual({ form: 'amount', amount: 50_000 });
    expect(bestSale(one, sales, [one], now + 1)).toBeNull();
  });
});
