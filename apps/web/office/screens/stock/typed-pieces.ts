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

/** Marks that somebody typed and that differ from those that stand now; colleagues' marks are not sent back. */
export const changedMarks = (
  sizes: readonly { readonly public_id: string; readonly low_mark: number }[],
  typed: Typed,
): { public_id: string; low_mark: number }[] =>
  readTyped(typed).numbers.flatMap(({ id, pieces }) =>
    sizes.find(({ public_id: size }) => size === id)?.low_mark === pieces ? [] : [{ public_id: id, low_mark: pieces }],
  );
