import type { ReactNode } from 'react';
import { classes } from '../../../app/shared/ui/classes.ts';
import { PageBox, RowBox } from '../list/choosing/row-boxes.tsx';
import type { RowChoice } from '../list/choosing/use-choice.ts';
import css from './data-table.module.css';

export type DataColumn<Row> = {
  readonly id: string;
  readonly title: ReactNode;
  cell(row: Row): ReactNode;
  readonly isNumber?: boolean;
  /** Where it stands in the two lines of a phone's row; without it, a phone does not show it. */
  readonly onPhone?: 'name' | 'amount' | 'detail' | 'status';
  /** On a phone, where no heads of columns stand, its title stands before it. */
  readonly isNamed?: boolean;
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
  /** Rows have boxes. */
  choice?: RowChoice | undefined;
};

/** A table from 768 px on, rows of two lines on a phone; the first column names the row and is its link. */
export const DataTable = <Row,>({ label, columns, rows, keyOf, isStale = false, choice }: Props<Row>) => (
  <div className={css['frame']} role="group" aria-label={label} tabIndex={0} aria-busy={isStale || undefined}>
    <table className={classes(css['table'], choice && css['boxed'])}>
      <thead>
        <tr>
          {choice && (
            <td className={css['box']}>
              <PageBox choice={choice} />
            </td>
          )}
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
          <tr key={keyOf(row)} data-chosen={choice?.isChosen(keyOf(row)) || undefined}>
            {choice && (
              <td className={css['box']}>
                <RowBox choice={choice} id={keyOf(row)} />
              </td>
            )}
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  id={choice && index === 0 ? `row-${keyOf(row)}` : undefined}
                  scope={index === 0 ? 'row' : undefined}
                  className={classes(
                    column.isNumber && css['number'],
                    column.isWide && css['wide'],
                    column.isMinor && css['minor'],
                    column.onPhone && css[column.onPhone],
                  )}
                >
                  {column.isNamed && <span className={css['title']}>{column.title} </span>}
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
