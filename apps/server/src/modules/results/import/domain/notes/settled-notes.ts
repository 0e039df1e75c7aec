import { createGenderNotes } from './note-genders.ts';
import { createRelayNotes } from './note-relays.ts';
import type { RowNotes } from './counted-notes.ts';

/** What is told of rows as they will be stored. */
export const createSettledNotes = (teamFormats: ReadonlySet<number>): RowNotes => {
  const all = [createGenderNotes(teamFormats), createRelayNotes(teamFormats)];
  return {
    add: (row) => all.forEach(({ add }) => add(row)),
    list: () => all.flatMap(({ list }) => list()),
  };
};
