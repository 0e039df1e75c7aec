import type { ReactNode } from 'react';
import { classes } from '../../../app/shared/ui/classes.ts';
import css from './data-table.module.css';

export type DataColumn<Row> = {
  readonly id: string;
  readonly title: ReactNode;
  cell(row: Row): ReactNode;
  readonly isNumber?: boolean;
  /** Where it stands in the two lines of a phone's row; without it, a phone does not show it. */
  readonly onPhone?: 'name' | 'amount' | 'detail' | 'status';
  /** Takes the room that is left. */
  readonly isWide?: boolean;
  /** Goes first when the window is narrow. */
  readonly isMinor?: boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Other rows are coming: these are of the question before. */
  isStale?: boolean;
};

/** A table from 768 px on, rows of two lines on a phone; the first column names the row and is its link. */
export const DataTable = <Row,>({ label, columns, rows, keyOf, isStale = false }: Props<Row>) => (
  <div className={css['frame']} role="group" aria-label={label} tabIndex={0} aria-busy={isStale || undefined}>
    <table className={css['table']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={classes(column.isNumber && css['number'], column.isMinor && css['minor'])}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={index === 0 ? 'row' : undefined}
                  className={classes(
                    column.isNumber && css['number'],
                    column.isWide && css['wide'],
                    column.isMinor && css['minor'],
                    column.onPhone && css[column.onPhone],
                  )}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
