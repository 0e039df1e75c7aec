import type { Language } from '@trassa/contracts';
import { type CountedName, type OfficeReport, reportRows } from '@trassa/contracts/office';
import { coversReach, type Grant, type Reach, reachOf } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { type ListAsk, type ListQuery, readList } from '../../../kernel/list-declaration.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { refuse, type Result } from '../../../kernel/result.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { noPeriod, periodOf, unlessSlow } from '../../orders/index.ts';
import { groupRefusal } from '../named/read-report.ts';
import { boundsOf } from '../named/report-period.ts';
import type { ReportsDeps } from '../reports-deps.ts';
import type { CountedAsk, CountedReport, CountedRow } from './counted-report.ts';
import { countedReports } from './counted-reports.ts';

type Of = {
  readonly reach: Reach;
  readonly grants: readonly Grant[];
  readonly language: Language;
  readonly now: Date;
};

/** A report as it was counted: what was asked, the total, and its rows. */
export type Counted = {
  readonly ask: CountedAsk;
  readonly keys: readonly string[];
  readonly total: CountedRow;
  readonly rows: readonly CountedRow[];
  readonly more: boolean;
};

/** Counts a report of a checked query; a statement for the reach, and those of the report. */
export const countReport = async (
  db: Executor,
  { resolveReach }: Pick<ReportsDeps, 'resolveReach'>,
  report: CountedReport,
  { ask: { filters }, reach, grants, ...of }: Of & { readonly ask: ListAsk },
): Promise<Counted> => {
  const period = periodOf(filters);
  if (!period) throw new Error('a report is counted of a period');
  const group = filters.find(({ name }) => name === 'group')?.value.values[0] ?? Object.keys(report.keys)[0] ?? '';
  const seesPeople = coversReach(reachOf(grants, 'people.view', toUnix(of.now)), reach);
  const cuts = filters.filter(({ name }) => name !== 'at' && name !== 'group');
  const ask = { group, cuts, period, scope: await resolveReach(db, reach), seesPeople, most: reportRows, ...of };
  const counted = await report.count(db, ask);
  const total = counted.find(({ isTotal }) => isTotal);
  if (!total) throw new Error('a report has no total');
  const rows = counted.filter(({ isTotal }) => !isTotal);
  return {
    ask,
    keys: report.keys[group] ?? [],
    total,
    rows: rows.slice(0, reportRows),
    more: rows.length > reportRows,
  };
};

/** A figure as it is shown; money in roubles. */
export const shownFigure = ({ columns }: CountedReport, name: string, { figures }: CountedRow): number | null => {
  const figure = figures[name] ?? null;
  return figure !== null && columns[name]?.of === 'money' ? toRoubles(figure) : figure;
};

const present = (report: CountedReport, { ask, keys, total, rows, more }: Counted): OfficeReport => {
  const names = report.list.columns;
  const starts = total.starts ?? [];
  const figuresOf = (row: CountedRow) => names.map((name) => shownFigure(report, name, row));
  return {
    keys: [...keys],
    columns: names.map((name) => {
      const column = report.columns[name];
      if (!column) throw new Error(`a report has no column ${name}`);
      return { name, of: column.of, opens: column.opens?.(ask) ?? null };
    }),
    rows: rows.map((row) => {
      const values = keys.map((_, at) => row.values[at] ?? null);
      return {
        keys: values.map((value, at) => ({ value, title: row.titles[at] ?? null })),
        filters: report.filtersOf(Object.fromEntries(keys.map((key, at) => [key, values[at] ?? null])), ask, starts),
        figures: figuresOf(row),
      };
    }),
    totals: { filters: report.filtersOf(null, ask, starts), figures: figuresOf(total) },
    more,
    generated: toUnix(ask.now),
  };
};

/** GET /api/admin/reports/{name} of what is counted; what takes longer than a statement may is refused with what to do. */
export const readCounted = async (
  deps: ReportsDeps,
  name: CountedName,
  { query, ...of }: Omit<Of, 'now'> & { readonly query: ListQuery },
): Promise<Result<{ values: OfficeReport }>> => {
  const report = countedReports[name];
  const { from, to, group, ...cuts } = query;
  const bounds = boundsOf(from, to);
  if (!bounds) return refuse(noPeriod);
  const now = deps.clock();
  const listed = { ...cuts, 'f.at.from': String(bounds.from), 'f.at.to': String(bounds.to), 'f.group': group ?? '' };
  const ask = readList(report.list, listed, now);
  if (!ask.ok) return ask;
  const twice = groupRefusal(ask.value);
  if (twice) return twice;
  if (!periodOf(ask.value.filters)) return refuse(noPeriod);
  return unlessSlow(async () => ({
    values: present(report, await countReport(deps.db, deps, report, { ask: ask.value, now, ...of })),
  }));
};
