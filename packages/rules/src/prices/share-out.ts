import type { Minor } from './money.ts';

/**
 * A sum shared out by weights, kopeck by kopeck to the largest remainders, the earlier one first: the shares are the sum, and
 * none is above its weight while the sum is not above them all.
 */
export const shareOut = (sum: Minor, weights: readonly Minor[]): Minor[] => {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(sum) * BigInt(weight);
    return { index, share: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  let left = sum - parts.reduce((all, { share }) => all + share, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => share);
};
