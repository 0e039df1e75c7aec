import { foldHeader } from './header-words.ts';
import { isBlank, type RawRow, tidy } from '../../../../kernel/table/raw-row.ts';
import type { Column, ResultField } from './result-field.ts';

/** Where everything stands in a row. */
export type ColumnPlan = {
  /** The cell of a field, tidied; '' where it is blank or there is no such column. */
  readonly cell: (row: RawRow, field: ResultField) => string;
  /** Columns of the table. */
  readonly width: number;
  readonly header: (field: ResultField) => string;
  readonly indexOf: (field: ResultField) => number | undefined;
  /** People of a relay that stand beside each other, with the times of their legs. */
  readonly legs: readonly { leg: number; runner: number; time: number | null; title: string }[];
  readonly splits: readonly { index: number; title: string }[];
  /** Which is first in a column of both, where its header says so: 'Имя Фамилия', 'Last name, first name'. */
  readonly nameOrder: 'name' | 'surname' | null;
  /** Whether this row says the headers again, as pages of a printed protocol do. */
  readonly isHeader: (row: RawRow) => boolean;
};

const surnameFirst = /^(фио|ф и о|фамилия|last ?name|surname)( |$)/;
const nameFirst = /^(имя|first ?name|name (and )?(sur|last))/;

/** Columns by the leg that their header counts, else by their order. */
const byLeg = (columns: readonly Column[], wanted: ResultField): Map<number, Column> =>
  new Map(
    columns
      .filter(({ field }) => field === wanted)
      .map((column, at) => [Number(/\d{1,2}/.exec(column.header)?.[0] ?? 0) || at + 1, column]),
  );

const legsOf = (columns: readonly Column[]): ColumnPlan['legs'] => {
  const times = byLeg(columns, 'leg_time');
  return [...byLeg(columns, 'runner')].map(([leg, { index }]) => ({
    leg,
    runner: index,
    time: times.get(leg)?.index ?? null,
    title: times.get(leg)?.header ?? '',
  }));
};

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
    indexOf: (field) => byField.get(field)?.index,
    legs: legsOf(columns),
    header: (field) => byField.get(field)?.header ?? '',
    splits: columns.flatMap(({ field, index, header }) =>
      field === 'split' ? [{ index, title: header || `#${index + 1}` }] : [],
    ),
    nameOrder: nameFirst.test(fullName) && fullName !== 'имя' ? 'name' : surnameFirst.test(fullName) ? 'surname' : null,
    isHeader: (row) => number !== undefined && cellAt(row, number.index) === number.header && number.header !== '',
  };
};
