type Line = { readonly unique_id: string };

/** One basket out of two: lines of the first win over lines of the second with the same `unique_id`. */
export const unitedGoods = <T extends Line>(first: readonly T[], second: readonly T[]): readonly T[] => {
  const known = new Set(first.map(({ unique_id }) => unique_id));
  return [...first, ...second.filter(({ unique_id }) => !known.has(unique_id))];
};
