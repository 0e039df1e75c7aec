import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import css from './chart.module.css';
import { niceScale } from './nice-scale.ts';

export type ChartLine = {
  readonly name: string;
  /** As many as there are labels, or fewer: what is still to come is not drawn. */
  readonly values: readonly number[];
};
type Props = {
  labels: readonly string[];
  /** At most two: the second one is dashed. */
  lines: readonly ChartLine[];
  /** Every so many labels one stands below. */
  every: number;
  kind: 'steps' | 'bars';
  /** A phone has room for every other label alone. */
  hasLongLabels?: boolean;
};

/** Steps or bars over time, and the same as a table below it (back-office.md 3.3: every chart has one). */
export const Chart = ({ labels, lines, every, kind, hasLongLabels = false }: Props) => {
  const t = useTranslations('dashboard');
  const { number } = useFormat();
  const id = useId();
  const scale = niceScale(Math.max(...lines.flatMap(({ values }) => values), 0));
  const top = scale.at(-1) ?? 1;
  const width = 100 / labels.length;
  const stepsOf = (values: readonly number[]): string =>
    `M0 100${values.map((value, index) => `V${100 - (value / top) * 100}H${(index + 1) * width}`).join('')}`;
  return (
    <div className={css['chart']}>
      <p className={css['legend']} aria-hidden="true">
        {lines.map(({ name }, index) => (
          <span key={name} data-line={index}>
            {name}
          </span>
        ))}
      </p>
      <div className={css['plot']} aria-hidden="true">
        <div className={css['scale']}>
          {scale.map((value) => (
            <span key={value} style={{ '--y': value / top } as CSSProperties}>
              {number(value)}
            </span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {scale.map((value) => (
            <path key={value} className={css['line']} d={`M0 ${100 - (value / top) * 100}H100`} />
          ))}
          {kind === 'bars'
            ? lines[0]?.values.map((value, index) => (
                <rect
                  key={labels[index]}
                  x={index * width + width * 0.15}
                  width={width * 0.7}
                  y={100 - (value / top) * 100}
                  height={(value / top) * 100}
                />
              ))
            : lines.map(({ name, values }, index) => <path key={name} data-line={index} d={stepsOf(values)} />)}
        </svg>
        <div className={css['axis']} data-long={hasLongLabels || undefined}>
          {labels.map((label, index) =>
            index % every === 0 ? (
              <span key={label} style={{ '--x': index / labels.length } as CSSProperties}>
                {label}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <details className={css['details']}>
        <summary>{t('asTable')}</summary>
        <div className={css['frame']} role="group" aria-labelledby={id} tabIndex={0}>
          <table>
            <caption id={id}>{lines.map(({ name }) => name).join(', ')}</caption>
            <Head names={lines.map(({ name }) => name)} first={t('time')} />
            <tbody>
              {labels.map((label, index) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {lines.map(({ name, values }) => (
                    <td key={name}>{values[index] === undefined ? '–' : number(values[index])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
};

const Head = ({ first, names }: { first: ReactNode; names: readonly string[] }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
