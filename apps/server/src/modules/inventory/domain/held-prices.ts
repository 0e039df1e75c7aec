/** Places that joined a hold after its first moment, and when; unix seconds. DEC-116 */
export type LaterPlaces = { readonly count: number; readonly at: number };

const sumOf = (later: readonly LaterPlaces[]): number => later.reduce((sum, { count }) => sum + count, 0);

/** The later places of a hold of `count` whose count becomes `next` at `now`: new ones join last, the last ones leave first. */
export const resizeLater = (
  { count, later }: { readonly count: number; readonly later: readonly LaterPlaces[] },
  next: number,
  now: number,
): LaterPlaces[] => {
  const kept = later.map((one) => ({ ...one }));
  const last = kept.at(-1);
  if (next > count) {
    if (last?.at === now) last.count += next - count;
    else kept.push({ count: next - count, at: now });
    return kept;
  }
  let left = count - next;
  while (left > 0) {
    const newest = kept.pop();
    // Those first held shrink by the count alone.
    if (!newest) break;
    if (newest.count > left) kept.push({ count: newest.count - left, at: newest.at });
    left -= Math.min(left, newest.count);
  }
  return kept;
};

/** The moment whose price each of `wanted` places has: of the hold's own ones first to last, `now` for those beyond it. */
export const priceMoments = (
  { count, priceAt, later }: { readonly count: number; readonly priceAt: Date; readonly later: readonly LaterPlaces[] },
  wanted: number,
  now: Date,
): Date[] => {
  const first = Array.from({ length: Math.max(0, count - sumOf(later)) }, () => priceAt);
  const added = later.flatMap((one) => Array.from({ length: one.count }, () => new Date(one.at * 1000)));
  return Array.from({ length: wanted }, (_, place) => [...first, ...added][place] ?? now);
};
