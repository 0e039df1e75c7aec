import { describe, expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

describe('a sum shared out', () => {
  test.each<[string, number, number[], number[]]>([
    ['is as it was where nothing is taken off', 300_000, [100_000, 200_000], [100_000, 200_000]],
    ['goes by the weights', 150_000, [100_000, 200_000], [50_000, 100_000]],
    ['gives the odd kopeck to the largest remainder', 100, [1, 1, 4], [17, 17, 66]],
    ['gives equal remainders their kopecks in order', 100, [50, 50, 50], [34, 33, 33]],
    ['leaves nothing for what weighs nothing', 7, [0, 7, 0], [0, 7, 0]],
    ['is nothing of nothing', 0, [0, 0], [0, 0]],
    ['is exact for sums whose product no number holds', 999_999_999_999, [999_999_999_999, 2], [999_999_999_997, 2]],
  ])('%s', (_name, sum, weights, shares) => {
    expect(shareOut(sum, weights)).toEqual(shares);
  });

  test('is the sum to the kopeck, and no share is above its weight', () => {
    let seed = 11;
    const next = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 5000; round += 1) {
      const weights = Array.from({ length: 1 + next(9) }, () => next(1_000_000));
      const whole = weights.reduce((all, weight) => all + weight, 0);
      const sum = whole === 0 ? 0 : next(whole + 1);
      const shares = shareOut(sum, weights);
      expect(shares.reduce((all, share) => all + share, 0)).toBe(sum);
      expect(shares.every((share, index) => share >= 0 && share <= (weights[index] ?? 0))).toBe(true);
    }
  });
});
