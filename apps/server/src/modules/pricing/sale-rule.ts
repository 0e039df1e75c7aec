import type { SaleRule } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';

/** A stored group discount: percent, or kopecks of one place, by its form. */
export type StoredSale = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly discountForm: 'percent' | 'amount';
  readonly discount: number;
  readonly count: number;
  /** Public ids of the items that it lists; empty: all of the group. */
  readonly subjects: readonly string[];
};

/** A stored group discount as the rules read it. DEC-79 */
export const saleRule = ({ startsAt, endsAt, discountForm, discount, count, subjects }: StoredSale): SaleRule => ({
  starts_at: toUnix(startsAt),
  ends_at: toUnix(endsAt),
  discount: discountForm === 'percent' ? { form: 'percent', percent: discount } : { form: 'amount', amount: discount },
  count,
  subjects,
});
