import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import { type BoughtDiscount, moveWaitsUntil, quoteTicketMove } from './ticket-move.ts';

/** '10 % of 3000', '500 of 3000', '–' */
const discountOf = (cell = '–'): BoughtDiscount | null => {
  if (cell === '–') return null;
  const [size = '', of = ''] = cell.split(' of ');
  const list = kopecks(of);
  return size.endsWith('%')
    ? { form: 'percent', of: list, off: (list * Number.parseInt(size, 10)) / 100 }
    : { form: 'amount', of: list, off: kopecks(size) };
};

describe('what moving a ticket costs', () => {
  test.each(domainTable('tickets.md', 'What a move costs'))('$Case', (row) => {
    const price = row['New price'] ?? '–';
    const quoted = quoteTicketMove({
      paid: kopecks(row['Paid']),
      discount: discountOf(row['Discount']),
      price: price === 'own' ? null : kopecks(price),
      fee: kopecks(row['Fee']),
    });
    expect(quoted).toEqual({
      willBe: kopecks(row['Costs then']),
      toPay: kopecks(row['To pay']),
      toReturn: kopecks(row['To return']),
    });
  });

  it('gives back no more than was paid, and what is paid in all is the new price with the fee', () => {
    const sum = fc.nat(10_000_000);
    fc.assert(
      fc.property(
        sum,
        sum,
        sum,
        sum,
        fc.constantFrom('percent' as const, 'amount' as const),
        (paid, price, off, fee, form) => {
          const discount = { form, of: off * 2, off };
          const { willBe, toPay, toReturn } = quoteTicketMove({ paid, discount, price, fee });
          expect(willBe).toBeGreaterThanOrEqual(0);
          expect(toReturn).toBeLessThanOrEqual(paid);
          expect(Math.min(toPay, toReturn)).toBe(0);
          expect(paid + toPay - toReturn).toBe(willBe + fee);
        },
      ),
    );
  });
});

describe('how long a move waits for its money', () => {
  const day = 24 * 3600;
  const far = { now: 0, leaves: 9 * day, start: 9 * day, registrationEnd: 8 * day };
  it.each([
    ['a day', far, day],
    ['to the end of registration', { ...far, registrationEnd: 3600 }, 3600],
    ['to the start, where registration is over', { ...far, registrationEnd: -1, start: 7200 }, 7200],
    ['to the start that the ticket is for still', { ...far, leaves: 1800 }, 1800],
  ])('%s', (_, of, until) => {
    expect(moveWaitsUntil(of)).toBe(until);
  });
});
