import type { Language } from '@trassa/contracts';
import { type OfficeReport, type ReportFilters, type ReportName, reportRows } from '@trassa/contracts/office';
import { joinFilters, type Reach } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { type ListAsk, type ListQuery, readList } from '../../../kernel/list-declaration.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { invalid, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import type { Executor } from '../../../platform/database/index.ts';
import {
  noPeriod,
  periodOf,
  type SalesKey,
  type SummedFigure,
  type SummedRow,
  unlessSlow,
} from '../../orders/index.ts';
import type { ReportsDeps } from '../reports-deps.ts';
import { figures, reports } from './describe-report.ts';
import { boundsOf, timeOf, timesWithin } from './report-period.ts';

type Period = { readonly from: number; readonly to: number };
type Of = { readonly reach: Reach; readonly language: Language };

/** A report as it was summed: the total, and rows by their keys. */
export type Summed = {
  readonly keys: readonly SalesKey[];
  readonly columns: readonly SummedFigure[];
  readonly total: SummedRow;
  readonly rows: readonly SummedRow[];
  readonly more: boolean;
};

const groupOf = (ask: ListAsk): string | null =>
  ask.filters.find(({ name }) => name === 'group')?.value.values[0] ?? null;
/** Rows are of one thing. */
export const groupRefusal = (ask: ListAsk): Refused | null =>
  (ask.filters.find(({ name }) => name === 'group')?.value.values.length ?? 0) > 1
    ? invalid({ group: { id: 'wrong_value' } })
    : null;
const cutsOf = (ask: ListAsk): ListAsk['filters'] =>
  ask.filters.filter(({ name }) => name !== 'at' && name !== 'group');

const empty = (total: SummedRow, values: SummedRow['values']): SummedRow => ({
  figures: Object.fromEntries(Object.keys(total.figures).map((name) => [name, 0])),
  isTotal: false,
  values,
  titles: [null],
});

/** Sums a report; every time of the period has a row, also when nothing was sold then. */
export const sumReport = async (
  db: Executor,
  deps: Pick<ReportsDeps, 'sumMovements' | 'config'>,
  name: ReportName,
  { ask, period, reach, language }: Of & { readonly ask: ListAsk; readonly period: Period },
): Promise<Summed> => {
  const { columns, keysOf, always } = reports[name];
  const keys = keysOf(groupOf(ask));
  const fixed = Object.entries(always).map(([word, value]) => ({
    name: word.slice(2),
    value: { values: [value], isNone: false, from: null, to: null },
  }));
  const filters = [...cutsOf(ask), ...fixed] as Parameters<ReportsDeps['sumMovements']>[1]['filters'];
  const found = await deps.sumMovements(
    db,
    { filters, period },
    { reach, rates: deps.config.vatRates },
    { by: keys, figures: columns, language, most: reportRows },
  );
  const total = found.find(({ isTotal }) => isTotal);
  if (!total) throw new Error('a report has no total');
  const rows = found.filter(({ isTotal }) => !isTotal);
  const times = keys.length === 1 && keys[0] ? timesWithin(keys[0], period) : null;
  const byTime = new Map(rows.map((row) => [row.values[0], row]));
  return {
    keys,
    columns,
    total,
    rows: times?.map((day) => byTime.get(day) ?? empty(total, [day])) ?? rows.slice(0, reportRows),
    more: times === null && rows.length > reportRows,
  };
};

const atOf = ({ from, to }: Period): ReportFilters => ({ 'f.at.from': [String(from)], 'f.at.to': [String(to)] });

const present = (
  { keys, columns, total, rows, more }: Summed,
  { cuts, period, now }: { readonly cuts: ReportFilters; readonly period: Period; readonly now: Date },
): OfficeReport => {
  const figuresOf = (row: SummedRow): number[] =>
    columns.map((name) => {
      const amount = row.figures[name] ?? 0;
      return figures[name].of === 'money' ? toRoubles(amount) : amount;
    });
  const filtersOf = ({ values }: SummedRow): ReportFilters => {
    const own = keys.map((key, index) => {
      const value = values[index] ?? null;
      const time = timeOf(key, value, period);
      return { time, filter: time ? {} : { [`f.${key}`]: [value ?? 'none'] } };
    });
    const time = own.find((one) => one.time)?.time ?? period;
    return { ...(joinFilters(cuts, ...own.map(({ filter }) => filter)) ?? cuts), ...atOf(time) };
  };
  return {
    keys: [...keys],
    columns: columns.map((name) => {
      const { of, sums, filters } = figures[name];
      return { name, of, opens: { list: 'sales_lines', sums, period: 'at', filters } };
    }),
    rows: rows.map((row) => ({
      keys: keys.map((_, index) => ({ value: row.values[index] ?? null, title: row.titles[index] ?? null })),
      filters: filtersOf(row),
      figures: figuresOf(row),
    })),
    totals: { filters: { ...cuts, ...atOf(period) }, figures: figuresOf(total) },
    more,
    generated: toUnix(now),
  };
};

/** GET /api/admin/reports/{name}: what takes longer than a statement may is refused with what to do. */
export const readReport = async (
  deps: ReportsDeps,
  name: ReportName,
  { query, ...of }: Of & { readonly query: ListQuery },
): Promise<Result<{ values: OfficeReport }>> => {
  const { from, to, group, ...cuts } = query;
  const bounds = boundsOf(from, to);
  if (!bounds) return refuse(noPeriod);
  const now = deps.clock();
  const listed = { ...cuts, 'f.at.from': String(bounds.from), 'f.at.to': String(bounds.to), 'f.group': group ?? '' };
  const ask = readList(reports[name].list, listed, now);
  if (!ask.ok) return ask;
  const twice = groupRefusal(ask.value);
  if (twice) return twice;
  const period = periodOf(ask.value.filters);
  if (!period) return refuse(noPeriod);
  const words = {
    ...Object.fromEntries(Object.entries(reports[name].always).map(([word, value]) => [word, [value]])),
    ...Object.fromEntries(
      cutsOf(ask.value).map(({ name: cut, value }) => [
        `f.${cut}`,
        [...value.values, ...(value.isNone ? ['none'] : [])],
      ]),
    ),
  };
  return unlessSlow(async () => {
    const summed = await sumReport(deps.db, deps, name, { ask: ask.value, period, ...of });
    return { values: present(summed, { cuts: words, period, now }) };
  });
};
