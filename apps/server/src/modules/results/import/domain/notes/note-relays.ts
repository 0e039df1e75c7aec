import type { ImportRow } from '../import-row.ts';
import { createCountedNotes, type RowNotes } from './counted-notes.ts';

const isTeam = (row: ImportRow): boolean => row.lastName + row.firstName === '' && row.team !== null && !row.isHidden;

/** Counts people of relays, and teams without people, in formats of single runners: the file is of another format then. */
export const createRelayNotes = (teamFormats: ReadonlySet<number>): RowNotes =>
  createCountedNotes(
    'relay_alone',
    (row) => !teamFormats.has(row.formatId) && ((row.leg ?? 0) !== 0 || isTeam(row)),
    (row) => (isTeam(row) ? null : row.team),
  );
