import { createCountedNotes, type RowNotes } from './counted-notes.ts';

/** Counts people who will stand in no list of women or men, so that nobody loses a place there without a word. DEC-119 */
export const createGenderNotes = (teamFormats: ReadonlySet<number>): RowNotes =>
  createCountedNotes(
    'no_gender',
    (row) =>
      row.gender === null &&
      (row.leg ?? 0) === 0 &&
      !teamFormats.has(row.formatId) &&
      row.lastName + row.firstName !== '',
    ({ category }) => category,
  );
