const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with the names of every object in order: equal values give equal texts, whoever stored them. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted);
