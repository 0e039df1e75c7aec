import type { QuoteLine } from '@trassa/contracts';
import { minorOf, roublesOf } from '@trassa/rules';

type Reason = NonNullable<QuoteLine['reason']>;
export type DiscountSum = { readonly reason: Reason; readonly sum: number };

const order: readonly Reason[] = ['sale', 'vip', 'promocode'];

/** Roubles that each discount took off the lines, those that took nothing left out (DEC-80). */
export const discountSums = (lines: readonly QuoteLine[]): DiscountSum[] => {
  const shares = lines.flatMap((line) => line.shares ?? []);
  return order.flatMap((reason) => {
    const sum = shares.reduce((all, share) => all + (share.reason === reason ? minorOf(share.sum) : 0), 0);
    return sum > 0 ? [{ reason, sum: roublesOf(sum) }] : [];
  });
};

/** Pieces of the lines that a code takes something off, of how many; `isPart`: of some, not of all (PRICE-03). */
export const codeReach = (lines: readonly QuoteLine[]): { used: number; count: number; isPart: boolean } => {
  const used = lines.reduce((sum, line) => sum + line.promocode_count, 0);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return { used, count, isPart: used > 0 && used < count };
};
