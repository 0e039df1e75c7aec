import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import { classes } from '../../../shared/ui/classes.ts';
import { Table } from '../../../shared/ui/layout/table.tsx';
import { usePointTitle } from '../use-point-title.ts';
import { type GapPoint, gapOf } from './gap-points.ts';
import css from './gap-chart.module.css';

/** From so many points on, a phone lets the drawing slide. */
const slides = 6;

type Props = {
  points: readonly GapPoint[];
  /** Who they are, as short as they are told apart. */ names: readonly [string, string];
};

/** How far apart two were at each point: up where the first is ahead, down where the second is. */
export const GapChart = ({ points: stored, names: [first, second] }: Props) => {
  const t = useTranslations('resultCompare');
  const titleOf = usePointTitle();
  const points = stored.map((point) => ({ ...point, title: titleOf(point.title) }));
  const widest = Math.max(1, ...points.map(({ ahead }) => Math.abs(ahead)));
  // Who is never ahead needs no half of the drawing; of two that are level all along the upper one stays.
  const hasDown = points.some(({ ahead }) => ahead < 0);
  const hasUp = !hasDown || points.some(({ ahead }) => ahead > 0);
  const sayGap = (ahead: number): string =>
    ahead === 0 ? t('even') : t('aheadBy', { name: ahead > 0 ? first : second, gap: gapOf(ahead) });
  const signed = (ahead: number): string => (ahead === 0 ? '0:00' : `${ahead > 0 ? '+' : '−'}${gapOf(ahead)}`);
  const told = points.map(({ title, ahead }) => t('pointGap', { title, gap: sayGap(ahead) })).join('; ');
  return (
    <section aria-labelledby="gap" className={css['gap']}>
      <h2 id="gap">{t('gap')}</h2>
      <div
        className={css['scroll']}
        {...(points.length > slides ? { tabIndex: 0, role: 'group', 'aria-label': t('gap') } : {})}
      >
        <div className={css['chart']} style={{ '--n': points.length } as CSSProperties} role="img" aria-label={told}>
          {hasUp && (
            <p className={css['up']} aria-hidden="true">
              {t('isAhead', { name: first })}
            </p>
          )}
          <div className={css['plot']} data-only={hasUp ? (hasDown ? undefined : 'up') : 'down'} aria-hidden="true">
            {points.map(({ ahead }, index) => (
              <div
                key={index}
                className={classes(css['column'], (ahead < 0 || !hasUp) && css['down'])}
                style={{ '--v': Math.abs(ahead) / widest } as CSSProperties}
              >
                <b>{gapOf(ahead)}</b>
                <span />
              </div>
            ))}
          </div>
          <div className={css['axis']} aria-hidden="true">
            {points.map(({ title }, index) => (
              <span key={index}>{title}</span>
            ))}
          </div>
          {hasDown && (
            <p className={css['low']} aria-hidden="true">
              {t('isAhead', { name: second })}
            </p>
          )}
        </div>
      </div>
      <div className={css['numbers']}>
        <Table
          label={t('gapTable')}
          columns={[
            { id: 'point', title: t('point'), cell: ({ title }) => <b>{title}</b> },
            { id: 'first', title: first, cell: (point) => point.first, isNumber: true },
            { id: 'second', title: second, cell: (point) => point.second, isNumber: true },
            { id: 'gap', title: t('gapColumn'), cell: ({ ahead }) => signed(ahead), isNumber: true },
          ]}
          rows={points.map((point, index) => ({ ...point, index }))}
          keyOf={({ index }) => String(index)}
        />
      </div>
      <p className={css['note']}>{t('signs', { first, second })}</p>
    </section>
  );
};
