/** Longest name of a system or browser that is kept, in characters. */
const maxLength = 60;

/** Controls, invisible signs that turn text round, and what a page could take for markup. */
const unfit = /[\p{C}\u2028\u2029<>&"'`\\]/gu;

/** What a client says of itself, fit to be shown; null: nothing is left. */
export const tidyLabel = (text: string | null | undefined): string | null => {
  const tidy = (text ?? '').normalize('NFC').replace(unfit, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(tidy).slice(0, maxLength).join('').trim() || null;
};
