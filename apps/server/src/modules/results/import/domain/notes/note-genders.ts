import { type ImportRow, nameRow } from '../import-row.ts';
import type { Note } from './note.ts';

const mostExamples = 3;

/** People who will stand in no list of women or men, so that nobody loses a place there without a word. DEC-119 */
export const noteGenders = (rows: readonly ImportRow[], teamFormats: ReadonlySet<number>): Note[] => {
  const without = rows.filter(
    (row) =>
      row.gender === null &&
      (row.leg ?? 0) === 0 &&
      !teamFormats.has(row.formatId) &&
      `${row.lastName}${row.firstName}` !== '',
  );
  if (without.length === 0) return [];
  const examples = without
    .slice(0, mostExamples)
    .map((row) => [`${row.line}: ${nameRow(row)}`, row.category].filter(Boolean).join(', '));
  return [{ id: 'no_gender', count: without.length, examples }];
};
