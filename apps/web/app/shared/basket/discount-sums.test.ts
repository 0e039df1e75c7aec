import type { QuoteLine } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { codeReach, discountSums } from './discount-sums.ts';

const line = (fields: Partial<QuoteLine>): QuoteLine => ({
  unique_id: 'a',
  price: 790,
  count: 1,
  totalCost: 790,
  discount: 0,
  reason: null,
  promocode_count: 0,
  ...fields,
});

describe('discountSums', () => {
  it('tells the share of the sale and that of the code apart, whatever took most off the line', () => {
    const mixed = line({
      count: 7,
      discount: 553,
      reason: 'sale',
      promocode_count: 1,
      shares: [
        { reason: 'sale', sum: 474 },
        { reason: 'promocode', sum: 79 },
      ],
    });
    const other = line({ unique_id: 'b', discount: 0.1, reason: 'sale', shares: [{ reason: 'sale', sum: 0.1 }] });
    const third = line({ unique_id: 'c', discount: 0.2, reason: 'sale', shares: [{ reason: 'sale', sum: 0.2 }] });
    expect(discountSums([mixed, other, third])).toEqual([
      { reason: 'sale', sum: 474.3 },
      { reason: 'promocode', sum: 79 },
    ]);
    expect(discountSums([line({})])).toEqual([]);
  });
});

describe('codeReach', () => {
  it('counts the pieces that a code is good for, of how many', () => {
    const three = [line({ promocode_count: 1 }), line({ unique_id: 'b' }), line({ unique_id: 'c' })];
    expect(codeReach(three)).toEqual({ used: 1, count: 3, isPart: true });
    expect(codeReach([line({ count: 3, promocode_count: 3 })])).toEqual({ used: 3, count: 3, isPart: false });
    expect(codeReach([line({ count: 3 })])).toMatchObject({ isPart: false });
  });
});
