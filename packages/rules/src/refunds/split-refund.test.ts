import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import { splitOverOrders, splitRefund } from './split-refund.ts';

describe('a return', { timeout: 60_000 }, () => {
  for (const row of domainTable('pricing.md', 'Refund')) {
    test(`of ${row['Refund']} with ${row['Left on certificates']} of certificates left`, () => {
      const left = {
        certificates: kopecks(row['Left on certificates']),
        money: kopecks(row['Left in money']),
      };
      expect(splitRefund(kopecks(row['Refund']), left)).toEqual({
        certificates: kopecks(row['To certificates']),
        money: kopecks(row['In money']),
      });
    });
  }

  test('after return, whatever they are, never exceeds what was paid, and leaves money only when certificates have theirs', () => {
    const sum = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(sum, sum, fc.array(sum, { maxLength: 20 }), (certificates, money, returns) => {
        const left = { certificates, money };
        for (const amount of returns) {
          const back = splitRefund(amount, left);
          if (back.certificates + back.money > amount || (back.money > 0 && left.certificates > back.certificates))
            return false;
          left.certificates -= back.certificates;
          left.money -= back.money;
        }
        return left.certificates >= 0 && left.money >= 0;
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a sum that several orders have paid', () => {
  test.each([
    [
      'is given by the latest, where it has enough',
      100,
      [
        [0, 300],
        [0, 500],
      ],
      [
        [0, 100],
        [0, 0],
      ],
    ],
    [
      'goes on to the one before it',
      700,
      [
        [0, 300],
        [0, 500],
      ],
      [
        [0, 300],
        [0, 400],
      ],
    ],
    [
      'comes from certificates first within each',
      700,
      [
        [100, 200],
        [250, 500],
      ],
      [
        [100, 200],
        [250, 150],
      ],
    ],
    [
      'is what they have, where that is less',
      900,
      [
        [0, 300],
        [100, 200],
      ],
      [
        [0, 300],
        [100, 200],
      ],
    ],
    [
      'passes over one that nothing was paid for',
      200,
      [
        [0, 0],
        [0, 500],
      ],
      [
        [0, 0],
        [0, 200],
      ],
    ],
  ])('%s', (_, amount, left, given) => {
    const split = ([certificates = 0, money = 0]: number[]) => ({ certificates, money });
    expect(splitOverOrders(amount, left.map(split))).toEqual(given.map(split));
  });
});
