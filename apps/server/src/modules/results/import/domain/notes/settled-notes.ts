import type { ImportRow } from '../import-row.ts';
import { createGenderNotes } from './note-genders.ts';
import { createRelayNotes } from './note-relays.ts';
import type { Note } from './note.ts';

/** What is told of rows as they will be stored. */
export const createSettledNotes = (
  teamFormats: ReadonlySet<number>,
): { readonly add: (row: ImportRow) => void; readonly list: () => Note[] } => {
  const all = [createGenderNotes(teamFormats), createRelayNotes(teamFormats)];
  return {
    add: (row) => all.forEach(({ add }) => add(row)),
    list: () => all.flatMap(({ list }) => list()),
  };
};
