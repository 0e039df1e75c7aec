import { type ImportRow, nameRow } from '../import-row.ts';
import type { Note } from './note.ts';

const mostExamples = 3;

/** Counts people of relays, and teams without people, in formats of single runners: the file is of another format then. */
export const createRelayNotes = (
  teamFormats: ReadonlySet<number>,
): { readonly add: (row: ImportRow) => void; readonly list: () => Note[] } => {
  const examples: string[] = [];
  let count = 0;
  return {
    add: (row) => {
      const isTeam = row.lastName + row.firstName === '' && row.team !== null && !row.isHidden;
      if (teamFormats.has(row.formatId) || ((row.leg ?? 0) === 0 && !isTeam)) return;
      count += 1;
      if (examples.length < mostExamples)
        examples.push([`${row.line}: ${nameRow(row)}`, isTeam ? null : row.team].filter(Boolean).join(', '));
    },
    list: () => (count === 0 ? [] : [{ id: 'relay_alone', count, examples }]),
  };
};
