import { type Base } from './merge.ts';

/** Changes of a card that are not saved, as they outlive a reload of this tab; never of cards with personal data (3.1). */
export type Edit<Values> = { readonly base: Base<Values>; readonly patch: Partial<Values> };

const nameOf = (key: string): string => `draft ${key}`;

export const keepDraft = (key: string, edit: Edit<object> | null): void => {
  try {
    if (edit) sessionStorage.setItem(nameOf(key), JSON.stringify(edit));
    else sessionStorage.removeItem(nameOf(key));
  } catch {
    // A browser without room keeps nothing, and the card works.
  }
};

export const findDraft = <Values>(key: string): Edit<Values> | null => {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    return text === null ? null : (JSON.parse(text) as Edit<Values>);
  } catch {
    return null;
  }
};
