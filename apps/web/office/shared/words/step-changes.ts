type Step = {
  readonly kind: string;
  /** Roubles. */
  readonly price: number;
  /** Unix seconds. */
  readonly starts_at: number | null;
  readonly from_count: number | null;
};
/** A price of a kind that begins at a moment, with a number of places, or by whichever comes first: what it was and what it is. */
export type PriceChange = Omit<Step, 'price'> & { readonly before: number | null; readonly after: number | null };

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'kind' in value && 'price' in value && 'starts_at' in value;
const stepsIn = (value: unknown): readonly Step[] => (Array.isArray(value) ? value.filter(isStep) : []);
const beginOf = ({ kind, starts_at: at, from_count: count }: Omit<Step, 'price'>): string =>
  `${kind} ${at ?? ''} ${count ?? ''}`;

/** Which prices of a list have changed, each from what to what; those that stayed are left out (BO-132). */
export const priceChanges = (before: unknown, after: unknown): PriceChange[] => {
  const [was, is] = [stepsIn(before), stepsIn(after)].map(
    (steps) => new Map(steps.map((step) => [beginOf(step), step] as const)),
  );
  const begins = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  return [...begins].flatMap((begin) => {
    const [old, now] = [was?.get(begin), is?.get(begin)];
    const step = now ?? old;
    if (!step || old?.price === now?.price) return [];
    const { kind, starts_at, from_count } = step;
    return [{ kind, starts_at, from_count, before: old?.price ?? null, after: now?.price ?? null }];
  });
};
