/** Cards of the list that was looked at last, in its order; kept for the tab, because it is left for one of them. */
const place = 'office.rows';

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
};

export const rememberRows = (paths: readonly string[]): void => {
  try {
    sessionStorage.setItem(place, JSON.stringify(paths));
  } catch {
    // A tab without storage has no neighbours.
  }
};

/** The cards before and after one in that list; null: there is none. */
export const neighboursOf = (path: string, rows = read()): { before: string | null; after: string | null } => {
  const at = rows.indexOf(path);
  return { before: (at > 0 ? rows[at - 1] : null) ?? null, after: (at === -1 ? null : rows[at + 1]) ?? null };
};
