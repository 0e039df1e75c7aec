import type { OfficeReport } from '@trassa/contracts/office';
import { openedFilters } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useMay } from '../../shared/door/session.ts';
import { toAddress } from '../../shared/list/list-query.ts';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import type { Asked } from './asked.ts';
import { addressOf, type AnyReport, listRights, reportKinds } from './report-kinds.ts';
import { useReportWords } from './report-words.ts';
import css from './reports.module.css';

type Row = OfficeReport['rows'][number] & { readonly isTotal?: true };
type Props = { name: AnyReport; report: OfficeReport; asked: Asked; isStale: boolean };

/** What of a figure a phone shows beside the name of its row. */
const onPhone: Readonly<Record<string, DataColumn<Row>['onPhone']>> = {
  net: 'amount',
  turnover: 'amount',
  new_buyers: 'detail',
  net_vat: 'amount',
  captured: 'detail',
  orders: 'status',
  code_orders: 'status',
  refunded_vat: 'status',
  sold: 'amount',
  filled: 'status',
  free: 'detail',
  chosen: 'amount',
  wanted: 'status',
  lacking: 'detail',
  turnover_days: 'status',
  due: 'amount',
  people: 'amount',
  share: 'status',
  again: 'detail',
  registered: 'amount',
  registered_share: 'status',
  handed_out: 'detail',
  answered: 'amount',
  median_answer: 'status',
  letters: 'detail',
  transferred: 'amount',
  policies: 'status',
  cancelled_sum: 'detail',
};
/** What came less what went back. */
const differences: ReadonlySet<string> = new Set(['net', 'net_vat', 'due', 'difference', 'transferred']);
const times = ['day', 'week', 'month'];

/** The total first, then its rows; every figure leads to the lines that it sums. BO-083 */
export const ReportTable = ({ name, report: { keys, columns, rows, totals }, asked, isStale }: Props) => {
  const t = useTranslations('reports');
  const may = useMay();
  const words = useReportWords(name);
  const total: Row = { keys: [], filters: totals.filters, figures: totals.figures, isTotal: true };
  const textOf = (row: Row): string => keys.map((key, at) => words.keyText(key, row.keys[at] ?? none)).join(' · ');
  const nameOf = (row: Row) => {
    if (row.isTotal) return t('total');
    const [key = ''] = keys;
    if (keys.length > 1 && key === 'start')
      return (
        <>
          {words.keyText(keys[1] ?? '', row.keys[1] ?? none)}
          <small className={css['of']}>{words.keyText(key, row.keys[0] ?? none)}</small>
        </>
      );
    const { inner, cuts: known } = reportKinds[name];
    if (keys.length > 1 || times.includes(key) || inner === null || !(key in known)) return textOf(row);
    const cut = { [`f.${key}`]: row.keys[0]?.value ?? 'none' };
    const { cuts, ...plain } = asked;
    const address = new URLSearchParams([
      ...Object.entries({ ...plain, group: inner }),
      ...toAddress({ ...cuts, ...cut }),
    ]);
    return <Link to={`?${address}`}>{textOf(row)}</Link>;
  };
  const figureOf = (row: Row, at: number) => {
    const [column, figure = null] = [columns[at], row.figures[at]];
    if (!column || figure === null) return '–';
    const text = words.amount(column.of, figure);
    const opened = openedFilters(row.filters, column.opens);
    const shown = row.isTotal ? <b>{text}</b> : text;
    // Sums below zero and above it may come to nothing, and have lines.
    const isEmpty = figure === 0 && (!differences.has(column.name) || row.figures.every((one) => one === 0));
    if (isEmpty || !opened || !column.opens || !may(listRights[column.opens.list])) return shown;
    return <Link to={addressOf(column.opens.list, column.opens.sums, opened)}>{shown}</Link>;
  };
  const shown: DataColumn<Row>[] = [
    {
      id: 'row',
      title: keys.map(words.keyName).join(' · '),
      onPhone: 'name',
      isWide: true,
      cell: nameOf,
    },
    ...columns.map(({ name: figure }, at): DataColumn<Row> => ({
      id: figure,
      title: words.figure(figure),
      isNumber: true,
      isNamed: true,
      ...(onPhone[figure] && { onPhone: onPhone[figure] }),
      cell: (row) => figureOf(row, at),
    })),
  ];
  return (
    <DataTable
      label={t('table')}
      columns={shown}
      rows={[total, ...(rows as readonly Row[])]}
      keyOf={(row: Row) => (row.isTotal ? 'total' : row.keys.map(({ value }) => value ?? '').join('|'))}
      isStale={isStale}
    />
  );
};

const none = { value: null, title: null };
