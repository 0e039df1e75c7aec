import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundBy } from './bound-refund.ts';

describe('sums that go back in turn', () => {
  test.each<[string, number, number[], number[]]>([
    ['as they are while there is enough', 500, [200, 300], [200, 300]],
    ['the last one in part', 400, [200, 300], [200, 200]],
    ['nothing when nothing is left', 0, [200], [0]],
    ['those behind an empty rest not at all', 200, [200, 1, 5], [200, 0, 0]],
    ['nothing of what was overdrawn', -5, [200], [0]],
  ])('%s', (_name, left, wanted, expected) => {
    expect(wanted.map(boundBy(left))).toEqual(expected);
  });

  test('never exceed what was left, nor what each wanted', () => {
    const sum = fc.nat(1_000_000);
    fc.assert(
      fc.property(sum, fc.array(sum, { maxLength: 20 }), (left, wanted) => {
        const got = wanted.map(boundBy(left));
        const all = got.reduce((total, one) => total + one, 0);
        return all <= left && got.every((one, index) => one <= (wanted[index] ?? 0));
      }),
    );
  });
});
