import type { Language } from '@trassa/contracts';
import { type ReportName, reportRows } from '@trassa/contracts/office';
import { toRoubles } from '../../../kernel/money.ts';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import { dayCell, type ExportedList, type ExportReader, wordCell } from '../../../platform/exporting/index.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { SheetCell } from '../../../platform/sheet/index.ts';
import { channelWords, kindWords, noPeriod, periodOf, type SalesKey, type SummedRow } from '../../orders/index.ts';
import type { ReportsDeps } from '../reports-deps.ts';
import { figures, keyWords, reports } from './describe-report.ts';
import { groupRefusal, type Summed, sumReport } from './read-report.ts';

type Deps = Pick<ReportsDeps, 'sumMovements' | 'config'>;

/** Columns of keys that a file of a report may have; of sales any one key stands in the first. */
const keyColumns: Readonly<Record<ReportName, readonly (SalesKey | 'row')[]>> = {
  sales: ['row'],
  promocodes: ['row'],
  vat: ['month', 'rate', 'kind'],
};
const rowTitle = { ru: 'Строка', en: 'Row' } as const;
const total = { ru: 'Итого', en: 'Total' } as const;
const without = { ru: 'Без этого', en: 'None' } as const;
const withoutVat = { ru: 'без НДС', en: 'without VAT' } as const;

const keyCell = (key: SalesKey, value: string | null, title: string | null, language: Language): SheetCell => {
  if (key === 'rate') return value === null ? withoutVat[language] : Number(value);
  if (value === null) return without[language];
  if (key === 'day' || key === 'week' || key === 'month') return dayCell(value);
  if (key === 'kind') return wordCell(kindWords, value, language);
  if (key === 'channel') return wordCell(channelWords, value, language);
  return title ?? value;
};

const rowCells = (
  { keys }: Summed,
  row: SummedRow,
  columns: readonly string[],
  { language }: ExportReader,
): SheetCell[] =>
  columns.map((column, index) => {
    const figure = Object.entries(figures).find(([name]) => name === column);
    const amount = row.figures[column as keyof typeof figures] ?? 0;
    if (figure) return figure[1].of === 'money' ? toRoubles(amount) : amount;
    if (row.isTotal) return index === 0 ? total[language] : null;
    const at = column === 'row' ? 0 : keys.indexOf(column as SalesKey);
    const key = keys[at];
    return key ? keyCell(key, row.values[at] ?? null, row.titles[at] ?? null, language) : null;
  });

const exportedReport = (deps: Deps, name: ReportName): ExportedList => {
  const { list, columns: figureNames, right, title } = reports[name];
  const sum = (db: Executor, ask: ListAsk, { reach, language }: ExportReader): Promise<Summed> => {
    const period = periodOf(ask.filters);
    if (!period) throw new Error('a report is exported of a period');
    return sumReport(db, deps, name, { ask, period, reach, language });
  };
  const named = ([ru, en]: readonly [string, string]) => ({ ru, en });
  return {
    name: list.name,
    title,
    right,
    declaration: list,
    isOfPeople: false,
    columns: [
      ...keyColumns[name].map((key) => ({
        name: key,
        title: key === 'row' ? rowTitle : named(keyWords[key]),
        isPersonal: false,
      })),
      ...figureNames.map((column) => ({ name: column, title: named(figures[column].title), isPersonal: false })),
    ],
    check: (ask) => groupRefusal(ask)?.refusal ?? (periodOf(ask.filters) ? null : noPeriod),
    // It has a thousand rows at most, and is summed once, when its file is made.
    count: () => Promise.resolve({ count: reportRows + 1, exact: false }),
    async batch(db, ask, reader, columns) {
      const summed = await sum(db, ask, reader);
      const rows = [summed.total, ...summed.rows];
      return { rows: rows.map((row) => rowCells(summed, row, columns, reader)), next: null };
    },
  };
};

/** Reports as files: the total first, then its rows. */
export const exportedReports = (deps: Deps): readonly ExportedList[] =>
  (Object.keys(reports) as ReportName[]).map((name) => exportedReport(deps, name));
