import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import type { Discount } from '../prices/discount.ts';
import { type GroupPlace, type KeptSale, refundBasis } from './group-refund.ts';

/** '10 % from 5; 500 ₽ from 3' */
const salesOf = (cell = '–'): KeptSale[] =>
  cell === '–'
    ? []
    : cell.split('; ').map((text) => {
        const [size = '', count = ''] = text.split(' from ');
        const discount: Discount = size.endsWith('%')
          ? { form: 'percent', percent: Number.parseInt(size, 10) }
          : { form: 'amount', amount: Number.parseInt(size, 10) * 100 };
        return { count: Number(count), subjects: [], discount };
      });

describe('the return of a group', () => {
  test.each(domainTable('refunds.md', 'Group price'))('$Case', (row) => {
    const place: GroupPlace = {
      subject: '5 km',
      list: 300_000,
      otherwise: kopecks(row['Without the group']),
      paid: kopecks(row['Price']),
      sales: salesOf(row['Sales']),
    };
    let kept = 0;
    const sums: number[] = [];
    for (let left = Number(row['Tickets']); left > 0; left -= 1) {
      const sum = refundBasis(
        place,
        Array.from({ length: left - 1 }, () => place),
        kept,
      );
      kept += place.paid - sum;
      sums.push(sum);
    }
    expect(sums).toEqual(row['Bases of the refunds in order']?.split('; ').map(kopecks));
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(place.paid * Number(row['Tickets']));
  });

  test('hangs on the formats that a discount names alone', () => {
    const sale: KeptSale = { count: 2, subjects: ['5 km'], discount: { form: 'percent', percent: 10 } };
    const five: GroupPlace = { subject: '5 km', list: 300_000, otherwise: 300_000, paid: 270_000, sales: [sale] };
    const ten: GroupPlace = { subject: '10 km', list: 400_000, otherwise: 400_000, paid: 400_000, sales: [] };
    expect(refundBasis(ten, [five, five], 0)).toBe(400_000);
    expect(refundBasis(five, [five, ten], 0)).toBe(240_000);
  });
});
