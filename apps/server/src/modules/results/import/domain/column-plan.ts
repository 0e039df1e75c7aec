import { foldHeader } from './header-words.ts';
import { isBlank, type RawRow, tidy } from './raw-row.ts';
import type { Column, ResultField } from './result-field.ts';

/** Where everything stands in a row. */
export type ColumnPlan = {
  /** The cell of a field, tidied; '' where it is blank or there is no such column. */
  readonly cell: (row: RawRow, field: ResultField) => string;
  /** Columns of the table. */
  readonly width: number;
  readonly header: (field: ResultField) => string;
  readonly splits: readonly { index: number; title: string }[];
  /** Which is first in a column of both, where its header says so: 'Имя Фамилия', 'Last name, first name'. */
  readonly nameOrder: 'name' | 'surname' | null;
  /** Whether this row says the headers again, as pages of a printed protocol do. */
  readonly isHeader: (row: RawRow) => boolean;
};

const surnameFirst = /^(фамилия|last ?name|surname)( |$)/;
const nameFirst = /^(имя|first ?name|name (and )?(sur|last))/;

export const planColumns = (columns: readonly Column[]): ColumnPlan => {
  const byField = new Map(
    columns.flatMap(({ field, index, header }) => (field === null ? [] : [[field, { index, header }] as const])),
  );
  const cellAt = (row: RawRow, index: number): string => {
    const text = tidy(row.cells[index] ?? '');
    return isBlank(text) ? '' : text;
  };
  const number = byField.get('start_number');
  const fullName = foldHeader(byField.get('full_name')?.header ?? '');
  return {
    width: columns.length,
    cell: (row, field) => {
      const found = byField.get(field);
      return found ? cellAt(row, found.index) : '';
    },
    header: (field) => byField.get(field)?.header ?? '',
    splits: columns.flatMap(({ field, index, header }) =>
      field === 'split' ? [{ index, title: header || `#${index + 1}` }] : [],
    ),
    nameOrder: nameFirst.test(fullName) && fullName !== 'имя' ? 'name' : surnameFirst.test(fullName) ? 'surname' : null,
    isHeader: (row) => number !== undefined && cellAt(row, number.index) === number.header && number.header !== '',
  };
};
