import { type ImportRow, nameRow } from '../import-row.ts';
import type { Note } from './note.ts';

const mostExamples = 3;

/** Counts people who will stand in no list of women or men, so that nobody loses a place there without a word. DEC-119 */
export const createGenderNotes = (
  teamFormats: ReadonlySet<number>,
): { readonly add: (row: ImportRow) => void; readonly list: () => Note[] } => {
  const examples: string[] = [];
  let count = 0;
  return {
    add: (row) => {
      const isPerson = (row.leg ?? 0) === 0 && !teamFormats.has(row.formatId) && row.lastName + row.firstName !== '';
      if (row.gender !== null || !isPerson) return;
      count += 1;
      if (examples.length < mostExamples)
        examples.push([`${row.line}: ${nameRow(row)}`, row.category].filter(Boolean).join(', '));
    },
    list: () => (count === 0 ? [] : [{ id: 'no_gender', count, examples }]),
  };
};
