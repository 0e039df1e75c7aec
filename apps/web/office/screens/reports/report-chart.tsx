import type { OfficeReport } from '@trassa/contracts/office';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Chart } from '../../shared/chart/chart.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { useReportWords } from './report-words.ts';
import css from './reports.module.css';

/** Labels below a chart, and rows that are compared as bars. */
const labels = 6;
const bars = 10;
const times = ['day', 'week', 'month'];

/** Money that came and, dashed, that went back over time; of anything else the largest as bars. The table stands below. */
export const ReportChart = ({ report: { keys, columns, rows } }: { report: OfficeReport }) => {
  const t = useTranslations('reports');
  const { roubles } = useFormat();
  const words = useReportWords();
  const [key = ''] = keys;
  const textOf = (row: OfficeReport['rows'][number]): string =>
    keys.map((name, at) => words.keyText(name, row.keys[at] ?? { value: null, title: null })).join(' · ');
  const valuesOf = (name: string): number[] => {
    const at = columns.findIndex((column) => column.name === name);
    return rows.map(({ figures }) => figures[at] ?? 0);
  };
  const captured = valuesOf('captured');
  if (rows.length < 2 || captured.every((value) => value === 0)) return null;
  if (keys.length === 1 && times.includes(key))
    return (
      <Card title={t('chart')}>
        <Chart
          kind="steps"
          hasLongLabels
          labels={rows.map(textOf)}
          every={Math.ceil(rows.length / labels)}
          lines={['captured', 'refunded'].map((name) => ({ name: words.figure(name), values: valuesOf(name) }))}
        />
      </Card>
    );
  const most = Math.max(...captured);
  const largest = rows
    .map((row, at) => ({ text: textOf(row), value: captured[at] ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, bars);
  return (
    <Card title={t('largest')}>
      <ul className={css['shares']} aria-label={words.figure('captured')}>
        {largest.map(({ text, value }) => (
          <li key={text}>
            <span>{text}</span>
            <span className={css['bar']} style={{ '--share': value / most } as CSSProperties} />
            <b>{roubles(value)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
};
