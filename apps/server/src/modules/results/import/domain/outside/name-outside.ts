import type { ImportFormat } from '../find-format.ts';
import { foldHeader } from '../header-words.ts';
import { type OutsideClass, outsideOf } from './outside-class.ts';

/** The editor's word: title of a format, or a category or its beginning; `minPaceMs`: nobody of it is faster a kilometre. */
export type NamedClass = { readonly name: string; readonly minPaceMs: number };

/** Formats by their title; anything else is a category. */
export const nameOutside = (named: readonly NamedClass[], formats: readonly ImportFormat[]): OutsideClass[] =>
  named.map(({ name, minPaceMs }) => {
    const word = foldHeader(name);
    const format = formats.find(({ titleRu, titleEn }) => [titleRu, titleEn ?? ''].map(foldHeader).includes(word));
    return { formatId: format?.id ?? null, category: format ? null : name, minPaceMs };
  });

/**
 * The classes as they are stored, with every category of the file that one of them names; `unknown`: a name that the file
 * has nowhere.
 */
export const settleOutside = (
  classes: readonly OutsideClass[],
  named: ReadonlySet<string | null>,
): { classes: OutsideClass[]; unknown: OutsideClass | undefined } => {
  const ofFormats = classes.filter(({ formatId }) => formatId !== null);
  const byWord = classes.filter(({ formatId }) => formatId === null);
  const categories = [...named].flatMap((category) => {
    const found = outsideOf(byWord, null, category);
    return found ? [{ ...found, category }] : [];
  });
  const unknown = byWord.find(
    (one) => !categories.some(({ category }) => outsideOf([one], null, category) !== undefined),
  );
  return { classes: [...ofFormats, ...categories], unknown };
};

/** Every class once. */
export const joinClasses = (...lists: readonly (readonly OutsideClass[])[]): OutsideClass[] => [
  ...new Map(lists.flat().map((one) => [`${one.formatId} ${one.category}`, one])).values(),
];
