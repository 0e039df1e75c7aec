import type { OfficeReport } from '@trassa/contracts/office';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Chart } from '../../shared/chart/chart.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { type AnyReport, reportKinds } from './report-kinds.ts';
import { useReportWords } from './report-words.ts';
import css from './reports.module.css';

/** Labels below a chart, and rows that are compared as bars. */
const labels = 6;
const bars = 10;
const times = ['day', 'week', 'month'];
/** Rows that stand in an order of their own, which a bar does not break. */
const spans = ['age', 'hours'];

/** Money that came and, dashed, that went back over time; of anything else the largest as bars. The table stands below. */
export const ReportChart = ({ name, report: { keys, columns, rows } }: { name: AnyReport; report: OfficeReport }) => {
  const t = useTranslations('reports');
  const { number, roubles } = useFormat();
  const words = useReportWords(name);
  const [key = ''] = keys;
  const textOf = (row: OfficeReport['rows'][number]): string =>
    keys.map((one, at) => words.keyText(one, row.keys[at] ?? { value: null, title: null })).join(' · ');
  const valuesOf = (asked: string): number[] => {
    const at = columns.findIndex((column) => column.name === asked);
    return rows.map(({ figures }) => figures[at] ?? 0);
  };
  const { chart } = reportKinds[name];
  const [figure = '', second] = chart ?? [];
  const shown = valuesOf(figure);
  if (chart === null || rows.length < 2 || shown.every((value) => value === 0)) return null;
  const isMoney = columns.find((column) => column.name === figure)?.of === 'money';
  const drawn = [figure, ...(second ? [second] : [])];
  if (keys.length === 1 && times.includes(key))
    return (
      <Card title={isMoney ? t('chart') : words.figure(figure)}>
        <Chart
          kind="steps"
          hasLongLabels
          labels={rows.map(textOf)}
          every={Math.ceil(rows.length / labels)}
          lines={drawn.map((one) => ({ name: words.figure(one), values: valuesOf(one) }))}
        />
      </Card>
    );
  const most = Math.max(...shown);
  const drawnRows = rows
    .map((row, at) => ({ text: textOf(row), value: shown[at] ?? 0 }))
    .filter(({ value }) => value > 0);
  const isInOrder = spans.includes(key);
  const titleOf = (): string => {
    if (isMoney) return t('largest');
    return isInOrder ? words.figure(figure) : t('largestOf', { figure: words.figure(figure) });
  };
  const compared = isInOrder ? drawnRows : drawnRows.toSorted((a, b) => b.value - a.value).slice(0, bars);
  return (
    <Card title={titleOf()}>
      <ul className={css['shares']} aria-label={words.figure(figure)}>
        {compared.map(({ text, value }) => (
          <li key={text}>
            <span>{text}</span>
            <span className={css['bar']} style={{ '--share': value / most } as CSSProperties} />
            <b>{isMoney ? roubles(value) : number(value)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
};
