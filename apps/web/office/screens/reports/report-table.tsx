import type { OfficeReport } from '@trassa/contracts/office';
import { joinFilters } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { toAddress } from '../../shared/list/list-query.ts';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import type { Asked } from './asked.ts';
import { useReportWords } from './report-words.ts';

type Row = OfficeReport['rows'][number] & { readonly isTotal?: true };
type Props = { report: OfficeReport; asked: Asked; isStale: boolean };

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
};
/** What came less what went back. */
const differences: ReadonlySet<string> = new Set(['net', 'net_vat']);
const times = ['day', 'week', 'month'];

/** The total first, then its rows; every figure leads to the lines that it sums. BO-083 */
export const ReportTable = ({ report: { keys, columns, rows, totals }, asked, isStale }: Props) => {
  const t = useTranslations('reports');
  const { money, number } = useFormat();
  const words = useReportWords();
  const total: Row = { keys: [], filters: totals.filters, figures: totals.figures, isTotal: true };
  const textOf = (row: Row): string => keys.map((key, at) => words.keyText(key, row.keys[at] ?? none)).join(' · ');
  const nameOf = (row: Row) => {
    if (row.isTotal) return t('total');
    const [key = ''] = keys;
    if (keys.length > 1 || times.includes(key)) return textOf(row);
    const cut = { [`f.${key}`]: row.keys[0]?.value ?? 'none' };
    const { cuts, ...plain } = asked;
    const address = new URLSearchParams([
      ...Object.entries({ ...plain, group: 'day' }),
      ...toAddress({ ...cuts, ...cut }),
    ]);
    return <Link to={`?${address}`}>{textOf(row)}</Link>;
  };
  const figureOf = (row: Row, at: number) => {
    const [column, figure = 0] = [columns[at], row.figures[at]];
    const text = column?.of === 'money' ? money(figure) : number(figure);
    const opened = column && joinFilters(row.filters, column.opens.filters);
    const shown = row.isTotal ? <b>{text}</b> : text;
    // Sums below zero and above it may come to nothing, and have lines.
    const isEmpty = figure === 0 && (!differences.has(column?.name ?? '') || row.figures.every((one) => one === 0));
    if (isEmpty || !opened) return shown;
    const address = new URLSearchParams([...toAddress(opened), ['sums', column.opens.sums]]);
    return <Link to={`/reports/lines?${address}`}>{shown}</Link>;
  };
  const shown: DataColumn<Row>[] = [
    {
      id: 'row',
      title: keys.map(words.keyName).join(' · '),
      onPhone: 'name',
      isWide: true,
      cell: nameOf,
    },
    ...columns.map(({ name }, at): DataColumn<Row> => ({
      id: name,
      title: words.figure(name),
      isNumber: true,
      isNamed: true,
      ...(onPhone[name] && { onPhone: onPhone[name] }),
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
