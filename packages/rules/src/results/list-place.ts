/** What a list of results is narrowed to. */
export type ResultList = {
  readonly gender?: 'male' | 'female' | null | undefined;
  readonly category?: string | null | undefined;
};

/** The place that a list says: in all of the format, of the gender, of the category, or of the gender in the category. */
export type ListPlace = 'position' | 'position_gen' | 'position_cat' | 'position_gen_cat';

/** Which place counts in a list, so that its first is the first everywhere (RESULT-07). */
export const listPlace = ({ gender, category }: ResultList): ListPlace => {
  if (category) return gender ? 'position_gen_cat' : 'position_cat';
  return gender ? 'position_gen' : 'position';
};

/** Milliseconds behind the first of a list; null for the first, and for who has no place in it (RESULT-07). */
export const gapToLeader = (row: {
  readonly place: number | null;
  readonly timeMs: number | null;
  readonly leaderMs: number | null;
}): number | null => {
  if (row.place === null || row.timeMs === null || row.leaderMs === null) return null;
  return row.timeMs > row.leaderMs ? row.timeMs - row.leaderMs : null;
};
