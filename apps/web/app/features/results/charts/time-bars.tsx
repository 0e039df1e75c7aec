import type { ResultCharts } from '@trassa/contracts';
import { barsMax, formatResultTime } from '@trassa/rules';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import { Table } from '../../../shared/ui/layout/table.tsx';
import { Aside } from './aside.tsx';
import css from './time-bars.module.css';
import { HIGH, skyline, ticksOf } from './geometry.ts';

type Times = NonNullable<ResultCharts['times']>;

const clock = (seconds: number): string => formatResultTime(seconds).replace(/^0/, '');

/** Near an edge a label stands beside its mark, not over it. */
const sideOf = (share: number): 'start' | 'end' | undefined =>
  share < 0.12 ? 'start' : share > 0.88 ? 'end' : undefined;

const at = (share: number): CSSProperties => ({ '--at': `${share * 100}%` }) as CSSProperties;

const useStep = (): ((seconds: number) => string) => {
  const t = useTranslations('resultCharts');
  return (seconds) => {
    if (seconds < 60) return t('seconds', { count: seconds });
    return seconds < 3600 ? t('minutes', { count: seconds / 60 }) : t('hours', { count: seconds / 3600 });
  };
};

/** How the finishers of the format are spread over time, a hill of steps with the own one lit. */
export const TimeBars = ({
  times,
  time,
}: {
  times: Times;
  /** The result's time as its row says it. */ time: string;
}) => {
  const t = useTranslations('resultCharts');
  const step = useStep();
  const { from, bars, own } = times;
  const to = from + bars.length * times.step;
  const count = bars[own] ?? 0;
  const place = (own + 0.5) / bars.length;
  const total = bars.reduce((sum, one) => sum + one, 0);
  const highest = Math.max(...bars);
  const told = t('timesTold', { time, count, total });
  return (
    <section aria-labelledby="times" className={css['times']}>
      <h2 id="times">{t('times')}</h2>
      <p className={css['told']}>
        {told} {t('timesStep', { step: step(times.step) })}
      </p>
      <figure className={css['figure']}>
        <div className={css['plot']}>
          <svg viewBox={`0 0 ${bars.length} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={told}>
            <path d={skyline(bars)} className={css['hill']} />
            <path d={skyline(bars, 0.72)} className={css['contour']} />
            <path d={skyline(bars, 0.44)} className={css['contour']} />
            <path d={skyline(bars, 0.18)} className={css['contour']} />
            <path
              d={`M${own} ${HIGH}V${HIGH - Math.max(2, (count / highest) * HIGH)}H${own + 1}V${HIGH}Z`}
              className={css['own']}
            />
          </svg>
          <span className={css['flag']} data-side={sideOf(place)} style={at(place)} aria-hidden="true">
            {time}
          </span>
        </div>
        <div className={css['axis']} aria-hidden="true">
          {ticksOf(from, to).map((tick) => {
            const share = (tick - from) / (to - from);
            return (
              <span key={tick} data-side={sideOf(share)} style={at(share)}>
                {clock(tick)}
              </span>
            );
          })}
        </div>
      </figure>
      <Aside title={t('asTable')}>
        <Table
          label={t('timesTable')}
          columns={[
            { id: 'time', title: t('timeColumn'), cell: ({ title }) => title },
            { id: 'count', title: t('countColumn'), cell: (bar) => bar.count, isNumber: true },
          ]}
          rows={bars.map((one, index) => {
            const begin = clock(from + index * times.step);
            const isOpen = index === barsMax - 1;
            const span = isOpen
              ? t('andLonger', { time: begin })
              : `${begin}–${clock(from + (index + 1) * times.step)}`;
            return { index, count: one, title: index === own ? t('ownBar', { span }) : span };
          })}
          keyOf={({ index }) => String(index)}
          isOwn={({ index }) => index === own}
        />
      </Aside>
    </section>
  );
};
