import type { ColumnPlan } from '../column-plan.ts';
import type { ImportRow } from '../import-row.ts';
import { isBlank, type RawRow, tidy } from '../../../../../kernel/table/raw-row.ts';
import { isHiddenName, readFullName } from '../read-name.ts';
import { readStatus } from '../read-status.ts';
import { readDuration } from '../read-time.ts';
import type { LegTime } from '../read-times.ts';
import type { Column } from '../result-field.ts';

const isName = (text: string): boolean =>
  isHiddenName(text) || (/\p{L}{2}/u.test(text) && readDuration(text) === null && readStatus(text) === null);

/** 'Leg 1' is who ran it where names stand there, else its time; without people beside it a split like any other. */
export const settleLegs = (columns: readonly Column[], rows: readonly RawRow[]): Column[] => {
  const named = columns.map((column): Column => {
    if (column.field !== 'leg_time') return column;
    const values = rows.map(({ cells }) => tidy(cells[column.index] ?? '')).filter((value) => !isBlank(value));
    return values.length > 0 && values.filter(isName).length * 2 > values.length
      ? { ...column, field: 'runner' }
      : column;
  });
  const hasPeople = named.some(({ field }) => field === 'runner');
  return named.map((column) => (column.field === 'leg_time' && !hasPeople ? { ...column, field: 'split' } : column));
};

/** The people of a team that stands in one row, each with a leg and its time; the row itself where it names nobody. */
export const splitRelay = (
  row: ImportRow,
  raw: RawRow,
  plan: ColumnPlan,
  readLeg: (text: string, column: string) => LegTime,
): ImportRow[] => {
  const cell = (index: number | null): string => {
    const text = index === null ? '' : tidy(raw.cells[index] ?? '');
    return isBlank(text) ? '' : text;
  };
  const people = plan.legs.flatMap(({ leg, runner, time, title }) => {
    const name = cell(runner);
    return name === '' ? [] : [{ leg, name, ...readLeg(cell(time), title) }];
  });
  if (people.length === 0) return [row];
  const sum = people.reduce((total: number | null, { ms }) => (total === null || ms === null ? null : total + ms), 0);
  const out = row.timeMs === null ? people.find((one) => one.status !== null)?.status : undefined;
  const status = row.status === 'finished' ? (out ?? 'finished') : row.status;
  return people.map(({ leg, name, ms }) => {
    const isHidden = isHiddenName(name);
    return {
      ...row,
      leg,
      ...(isHidden ? { lastName: '', firstName: '' } : readFullName(name)),
      isHidden,
      gender: null,
      ageGroup: null,
      individualMs: ms ?? row.individualMs,
      status,
      timeMs: row.timeMs ?? (status === 'finished' ? sum : null),
    };
  });
};
