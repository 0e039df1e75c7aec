import { foldHeader } from '../header-words.ts';

/** A class that stands outside the overall list, as wheelchairs beside runners: a format, or a category. DEC-119 */
export type OutsideClass = {
  readonly formatId: number | null;
  /** As a file writes it, or a part of that. */
  readonly category: string | null;
  /** Nobody of the class is faster, milliseconds per kilometre. */
  readonly minPaceMs: number;
};

/** The class that a row is of; undefined: it stands in the overall list. */
export const outsideOf = (
  classes: readonly OutsideClass[],
  formatId: number | null,
  category: string | null,
): OutsideClass | undefined =>
  classes.find(
    (one) =>
      (one.formatId !== null && one.formatId === formatId) ||
      (one.category !== null &&
        category !== null &&
        ` ${foldHeader(category)}`.includes(` ${foldHeader(one.category)}`)),
  );
