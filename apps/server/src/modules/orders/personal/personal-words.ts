import type { Sellables } from '../sellable.ts';

/** A detail of lines that says who somebody is, and its name in the file of own data. */
export type PersonalWord = { readonly detail: string; readonly word: string };

/** What the kinds that are sold call personal, each name once, in the order of the kinds. */
export const personalWords = (sellables: Sellables): PersonalWord[] => {
  const words = new Map<string, string>();
  for (const { personal } of sellables.values())
    for (const [detail, word] of Object.entries<string | false>(personal)) if (word) words.set(detail, word);
  return [...words].map(([detail, word]) => ({ detail, word }));
};
