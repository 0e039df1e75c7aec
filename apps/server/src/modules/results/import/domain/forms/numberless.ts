import { createHash } from 'node:crypto';
import { foldName } from '../../../domain/fold-name.ts';
import { numberlessMark } from '../../../domain/numberless-mark.ts';
import type { ImportRow } from '../import-row.ts';
import { isBlank, type RawRow, tidy } from '../../../../../kernel/table/raw-row.ts';
import type { Column } from '../result-field.ts';

/**
 * What tells a row without a start number from others in the same start: a relay its team, a person the name. The same in
 * every file, so that a corrected one finds its rows again.
 */
export const numberlessKey = (row: ImportRow, isTeamFormat: boolean): string => {
  const person = foldName(`${row.lastName} ${row.firstName}`);
  const team = foldName(row.team ?? '');
  const isRelay = team !== '' && (isTeamFormat || (row.leg ?? 0) > 0);
  const who = isRelay ? `team ${team}` : person || team || `${row.timeMs} ${row.category} ${row.gender}`;
  return numberlessMark + createHash('sha256').update(who).digest('hex').slice(0, 12);
};

const mostlyNumbers = 0.8;

/** Whether a column that nobody knows may hold the numbers: then its word is asked for before rows go without. */
export const mayHoldNumbers = (columns: readonly Column[], rows: readonly RawRow[]): boolean =>
  columns
    .filter(({ field }) => field === null)
    .some(({ index }) => {
      const values = rows.map(({ cells }) => tidy(cells[index] ?? '')).filter((value) => !isBlank(value));
      const numbers = values.filter((value) => /^[№#]? ?\d{1,6}$/.test(value));
      return numbers.length > 0 && new Set(numbers).size >= values.length * mostlyNumbers;
    });
