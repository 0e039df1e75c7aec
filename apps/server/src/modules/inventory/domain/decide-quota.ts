import { invalid, ok, type Result } from '../../../kernel/result.ts';

/** Places of a kind: how many there are, of these kept back from the sale, and taken by baskets, orders and tickets. */
export type KeptQuota = { readonly capacity: number; readonly reserve: number; readonly taken: number };
/** `taken`: exactly those that are taken or kept back; `by`: so many more. */
export type WantedQuota = {
  readonly capacity?: number | 'taken' | undefined;
  readonly by?: number | undefined;
  readonly reserve?: number | undefined;
};

/** Places of one kind at most (back-office.md 3.4). */
export const capacityMost = 100_000;

/** What a quota becomes; `taken + reserve ≤ capacity` always. BO-023, BO-026 */
export const decideQuota = (
  { capacity: had, reserve: kept, taken }: KeptQuota,
  wanted: WantedQuota,
): Result<{ readonly capacity: number; readonly reserve: number }> => {
  const reserve = wanted.reserve ?? kept;
  if (reserve < 0) return invalid({ reserve: { id: 'number_min', min: 0 } });
  const capacity = wanted.capacity === 'taken' ? taken + reserve : (wanted.capacity ?? had + (wanted.by ?? 0));
  if (capacity < 0) return invalid({ capacity: { id: 'number_min', min: 0 } });
  if (capacity > capacityMost) return invalid({ capacity: { id: 'number_max', max: capacityMost } });
  if (taken + reserve <= capacity) return ok({ capacity, reserve });
  const isOwnFault = reserve > kept && taken + kept <= capacity;
  return isOwnFault
    ? invalid({ reserve: { id: 'reserve_too_big', free: capacity - taken } })
    : invalid({ capacity: { id: 'capacity_below_sold', taken: taken + reserve } });
};
