import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './table.module.css';

export type Column<Row> = { id: string; title: ReactNode; cell(row: Row): ReactNode; isNumber?: boolean };
type Props<Row> = {
  /** What the table is about, read aloud. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** The visitor's own row. */
  isOwn?(row: Row): boolean;
};

/** A table that slides sideways inside its own frame when it must, never the page. */
export const Table = <Row,>({ label, columns, rows, keyOf, isOwn }: Props<Row>) => (
  <div className={css['scroll']} role="region" aria-label={label} tabIndex={0}>
    <table className={css['table']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classes(column.isNumber && css['number'])}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={classes(isOwn?.(row) && css['own'])}>
            {columns.map((column) => (
              <td key={column.id} className={classes(column.isNumber && css['number'])}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
