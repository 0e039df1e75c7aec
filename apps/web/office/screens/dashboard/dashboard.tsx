import { useQuery } from '@tanstack/react-query';
import type { OfficeDashboard } from '@trassa/contracts/office';
import { localTime, momentAt } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { readEvery } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Alarms } from './alarms.tsx';
import { Chart } from '../../shared/chart/chart.tsx';
import { Figures } from './figures.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { NextStarts } from './next-starts.tsx';
import { summed } from '../../shared/chart/nice-scale.ts';
import css from './dashboard.module.css';
import { useOpenedAt } from '../../shared/words/opened-at.ts';

/** /admin: whether it sells, whether anything is broken, what waits (back-office.md 3.3). */
export const Dashboard = () => {
  const { weekday, day } = useFormat();
  const now = useOpenedAt();
  const title = `${weekday(now, SITE_ZONE)}, ${day(now, SITE_ZONE)}`;
  const read = useQuery(readEvery(30, calls.dashboard.read, {}));
  return (
    <>
      <PageHead title={title.charAt(0).toUpperCase() + title.slice(1)} />
      <ReadState read={read}>{({ values }) => <Board dashboard={values} />}</ReadState>
    </>
  );
};

const Board = ({ dashboard }: { dashboard: OfficeDashboard }) => {
  const may = useMay();
  return (
    <>
      {/* Nothing was sold yet: what an installation lacks for that. */}
      {dashboard.counted === null && may('staff.manage') && <FirstSteps />}
      <Figures dashboard={dashboard} />
      <Split
        side={
          <>
            <Alarms alarms={dashboard.alarms} />
            {may('orders.view') && <LatestOrders />}
          </>
        }
      >
        <Sales dashboard={dashboard} />
        {may('events.view') && <NextStarts />}
      </Split>
    </>
  );
};

const views = ['hours', 'days', 'sums'] as const;

const Sales = ({ dashboard: { counted, hours, days } }: { dashboard: OfficeDashboard }) => {
  const t = useTranslations('dashboard');
  const { day } = useFormat();
  const [view, setView] = useState<(typeof views)[number]>('hours');
  const passed = counted === null ? 0 : localTime(counted, SITE_ZONE).hour + 1;
  const dayLabels = days.map((one) => day(momentAt(one.day, '12:00', SITE_ZONE), SITE_ZONE));
  return (
    <Card
      title={t(`chart.${view}`)}
      aside={
        <div className={css['views']} role="group" aria-label={t('charts')}>
          {views.map((id) => (
            <button key={id} type="button" aria-pressed={view === id} onClick={() => setView(id)}>
              {t(`view.${id}`)}
            </button>
          ))}
        </div>
      }
    >
      {view === 'hours' ? (
        <Chart
          kind="steps"
          labels={hours.today.map((_, hour) => `${String(hour).padStart(2, '0')}:00`)}
          every={4}
          lines={[
            { name: t('today'), values: summed(hours.today).slice(0, passed) },
            { name: t('yesterday'), values: summed(hours.yesterday) },
          ]}
        />
      ) : (
        <Chart
          kind="bars"
          labels={dayLabels}
          every={15}
          lines={[
            {
              name: t(view === 'days' ? 'tickets' : 'sum'),
              values: days.map((one) => (view === 'days' ? one.tickets : one.sum)),
            },
          ]}
        />
      )}
    </Card>
  );
};
