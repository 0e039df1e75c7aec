import { fitOf } from '@trassa/rules';

export type WordGroup = {
  /** Words that fit best, and all that are near enough. */
  readonly best: readonly string[];
  readonly all: readonly string[];
  readonly fit: number;
};

/** Words of goods for one asked word; null: goods have no such word. Slips give way to words that fit as they are. */
export const pickWords = (asked: string, words: readonly string[]): WordGroup | null => {
  const fits = words
    .map((word) => ({ word, fit: fitOf(asked, word) }))
    .filter((one): one is { word: string; fit: number } => one.fit !== null)
    .sort((a, b) => a.fit - b.fit || (a.word < b.word ? -1 : 1));
  const [first] = fits;
  if (!first) return null;
  const near = fits.filter(({ fit }) => fit < 1 || fit <= first.fit);
  const all = (first.fit < 1 ? near.filter(({ fit }) => fit < 1) : near).map(({ word }) => word);
  return { best: fits.filter(({ fit }) => fit === first.fit).map(({ word }) => word), all, fit: first.fit };
};
