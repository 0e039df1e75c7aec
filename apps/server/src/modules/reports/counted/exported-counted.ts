import { type CountedName, reportRows } from '@trassa/contracts/office';
import { dayCell, type ExportedList } from '../../../platform/exporting/index.ts';
import { noPeriod, periodOf } from '../../orders/index.ts';
import { groupRefusal } from '../named/read-report.ts';
import type { ReportsDeps } from '../reports-deps.ts';
import { countedReports } from './counted-reports.ts';
import { type Counted, countReport, shownFigure } from './read-counted.ts';

const total = { ru: 'Итого', en: 'Total' } as const;
const without = { ru: 'Без этого', en: 'None' } as const;
const times = ['day', 'week', 'month'];
const named = ([ru, en]: readonly [string, string]) => ({ ru, en });

const exportedReport = (deps: Pick<ReportsDeps, 'resolveReach' | 'clock'>, name: CountedName): ExportedList => {
  const report = countedReports[name];
  const { list, right, title, keyTitles, columns, isOfHouse } = report;
  const cellOf = ({ keys, ask: { language } }: Counted, row: Counted['total'], column: string) => {
    if (Object.hasOwn(columns, column)) return shownFigure(report, column, row);
    const at = keys.indexOf(column);
    if (at === -1) return null;
    if (row.isTotal) return at === 0 ? total[language] : null;
    const value = row.values[at] ?? null;
    if (value !== null && times.includes(column)) return dayCell(value);
    return row.titles[at] ?? value ?? without[language];
  };
  return {
    name: list.name,
    title,
    right,
    declaration: list,
    isOfPeople: false,
    columns: [
      ...Object.entries(keyTitles).map(([key, said]) => ({ name: key, title: named(said), isPersonal: false })),
      ...list.columns.map((column) => ({
        name: column,
        title: named(columns[column]?.title ?? [column, column]),
        isPersonal: false,
      })),
    ],
    check: (ask, { reach }) => {
      if (isOfHouse && reach !== 'all') return { code: 'role_required', details: { right } };
      return groupRefusal(ask)?.refusal ?? (periodOf(ask.filters) ? null : noPeriod);
    },
    // It has a thousand rows at most, and is counted once, when its file is made.
    count: () => Promise.resolve({ count: reportRows + 1, exact: false }),
    async batch(db, ask, { reach, grants, language }, asked) {
      const counted = await countReport(db, deps, report, { ask, reach, grants, language, now: deps.clock() });
      const rows = [counted.total, ...counted.rows];
      return { rows: rows.map((row) => asked.map((column) => cellOf(counted, row, column))), next: null };
    },
  };
};

/** What is counted as files: the total first, then its rows. */
export const exportedCounted = (deps: Pick<ReportsDeps, 'resolveReach' | 'clock'>): readonly ExportedList[] =>
  (Object.keys(countedReports) as CountedName[]).map((name) => exportedReport(deps, name));
