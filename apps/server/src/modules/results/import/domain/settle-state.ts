import { foldHeader } from './header-words.ts';
import { isBlank, type RawRow, tidy } from '../../../../kernel/table/raw-row.ts';
import { readStatus } from './read-status.ts';
import type { Column } from './result-field.ts';

/** 'State' is where a person lives when no cell of it is a status: 'TX', 'Bavaria'. */
export const settleState = (columns: readonly Column[], rows: readonly RawRow[]): Column[] =>
  columns.map((column) => {
    if (column.field !== 'status' || foldHeader(column.header) !== 'state') return column;
    const values = rows.map(({ cells }) => tidy(cells[column.index] ?? '')).filter((value) => !isBlank(value));
    const isPlace = values.length > 0 && values.every((value) => readStatus(value) === null);
    return isPlace ? { ...column, field: 'ignore' } : column;
  });
