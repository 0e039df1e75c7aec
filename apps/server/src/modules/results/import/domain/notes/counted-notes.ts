import { type ImportRow, nameRow } from '../import-row.ts';
import type { Note, NoteId } from './note.ts';

const mostExamples = 3;

/** What is told of rows one by one: how many they are, and who the first of them were. */
export type RowNotes = { readonly add: (row: ImportRow) => void; readonly list: () => Note[] };

/** Counts rows that are of a kind; `detail`: what an example says beside its line and name. */
export const createCountedNotes = (
  id: NoteId,
  isCounted: (row: ImportRow) => boolean,
  detail: (row: ImportRow) => string | null,
): RowNotes => {
  const examples: string[] = [];
  let count = 0;
  return {
    add: (row) => {
      if (!isCounted(row)) return;
      count += 1;
      if (examples.length < mostExamples)
        examples.push([`${row.line}: ${nameRow(row)}`, detail(row)].filter(Boolean).join(', '));
    },
    list: () => (count === 0 ? [] : [{ id, count, examples }]),
  };
};
