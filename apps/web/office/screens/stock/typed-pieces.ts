/** What is typed, by the id of its size; a size that nobody touched is not in it. */
export type Typed = Readonly<Record<string, string>>;

/** A whole number as people type it; null: nothing is typed; undefined: something else is. */
export const readPieces = (text: string): number | null | undefined => {
  const bare = text.replace(/\s/g, '').replace(/^[−–]/, '-');
  if (bare === '') return null;
  return /^[+-]?\d+$/.test(bare) ? Number(bare) : undefined;
};

/** Sizes with their numbers, and those whose text is no whole number: nothing is sent while there is one of them. */
export const readTyped = (typed: Typed): { numbers: { id: string; pieces: number }[]; wrong: string[] } => {
  const read = Object.entries(typed).map(([id, text]) => ({ id, pieces: readPieces(text) }));
  return {
    numbers: read.flatMap(({ id, pieces }) => (typeof pieces === 'number' ? [{ id, pieces }] : [])),
    wrong: read.filter(({ pieces }) => pieces === undefined).map(({ id }) => id),
  };
};
