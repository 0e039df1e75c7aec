/** Youngest age of each group of a report about people; the first one is of whoever is younger than the second. */
export const ageGroups = [0, 7, 14, 18, 25, 30, 35, 40, 45, 50, 60] as const;

/** Hours before the start from which on each span of a registration begins, the longest first; 0: in the last hour. */
export const hoursBefore = [720, 336, 168, 72, 48, 24, 12, 6, 3, 1, 0] as const;

/** A group of fewer people than this names them to whoever may not see people. */
export const namelessLeast = 5;

/**
 * A count of people for whoever may not see them, to the nearest multiple of `namelessLeast`: what is left of one report less another
 * one would tell of a single person else.
 */
export const toNameless = (people: number): number => Math.round(people / namelessLeast) * namelessLeast;

type Group = { readonly people: number };

/**
 * Groups that name nobody, and those that are shown as one: all that are smaller than `least`, and as many of the next larger ones as
 * it takes for them to be so many together, because what is left of a total names them as well. Keeps the order.
 */
export const hideSmall = <Row extends Group>(rows: readonly Row[], least: number): { shown: Row[]; joined: Row[] } => {
  const rising = rows.filter(({ people }) => people > 0).toSorted((a, b) => a.people - b.people);
  const joined = new Set<Row>();
  let people = 0;
  for (const row of rising) {
    if (row.people >= least && (joined.size === 0 || people >= least)) break;
    joined.add(row);
    people += row.people;
  }
  return { shown: rows.filter((row) => !joined.has(row)), joined: rows.filter((row) => joined.has(row)) };
};
