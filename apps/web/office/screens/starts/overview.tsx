import type { OfficeStart, StartOverview } from '@trassa/contracts/office';
import { isoDay } from '@trassa/rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { HeatBar } from '../../../app/shared/ui/heat.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useDay } from '../../shared/words/moment.ts';
import { CheckList } from './check-list.tsx';
import { StartActs } from './start-acts.tsx';
import { StartHead } from './start-head.tsx';
import css from './starts.module.css';

/** /admin/starts/:id: how a start sells, what it lacks, what may be done to it. */
export const StartOverviewScreen = () => {
  const { id = '' } = useParams();
  const start = useQuery(read(calls.starts.read, { params: { id } }));
  return <ReadState read={start}>{({ values }) => <Sheet start={values} />}</ReadState>;
};

const Sheet = ({ start }: { start: OfficeStart }) => {
  const id = start.public_id;
  const overview = useQuery(read(calls.starts.overview, { params: { id } }));
  return (
    <>
      <StartHead start={start} actions={<StartActs start={start} />} />
      <Split
        side={
          <>
            <CheckList id={id} />
            <History call={calls.starts.history} id={id} />
          </>
        }
      >
        <ReadState read={overview}>
          {({ values }) => (
            <>
              <Sold start={start} overview={values} />
              <Days start={start} overview={values} />
              <Figures overview={values} />
            </>
          )}
        </ReadState>
      </Split>
    </>
  );
};

type Props = { start: OfficeStart; overview: StartOverview };

const Sold = ({ start, overview: { formats } }: Props) => {
  const t = useTranslations('starts');
  const { money } = useFormat();
  return (
    <Card title={t('sold')} aside={<Link to={`/starts/${start.public_id}/formats`}>{t('formats')}</Link>}>
      {formats.length === 0 && <Nothing title={t('noFormats')} />}
      <ul className={css['formats']}>
        {formats.flatMap((format) =>
          format.kinds.map(({ kind, capacity, taken, price }) => (
            <li key={`${format.public_id} ${kind}`}>
              <div className={css['line']}>
                <span>
                  <Link to={`/formats/${format.public_id}`}>{format.title}</Link>{' '}
                  <small>
                    {t(`kind.${kind}`)}
                    {format.status === 'draft' && `, ${t('draftFormat')}`}
                    {format.hidden && `, ${t('hidden')}`}
                  </small>
                </span>
                <span>
                  <b>{t('ofPlaces', { taken: String(taken), capacity: String(capacity) })}</b>{' '}
                  <small>{price === null ? '–' : money(price)}</small>
                </span>
              </div>
              <HeatBar value={capacity > 0 ? taken / capacity : 0} />
            </li>
          )),
        )}
      </ul>
    </Card>
  );
};

const Days = ({ start, overview: { days, steps } }: Props) => {
  const t = useTranslations('starts');
  const dayName = useDay();
  const total = days.reduce((sum, { places }) => sum + places, 0);
  const most = Math.max(1, ...days.map(({ places }) => places));
  const changed = new Set(steps.map((step) => isoDay(step, start.timezone)));
  return (
    <Card title={t('byDay')}>
      <p>{t('byDayText', { count: total })}</p>
      <div className={css['chart']} aria-hidden="true">
        {days.map(({ day, places }) => (
          <span
            key={day}
            title={t('dayPlaces', { day: dayName(day), count: String(places) })}
            data-step={changed.has(day) || undefined}
            style={{ height: `${(places / most) * 80}%` }}
          />
        ))}
      </div>
    </Card>
  );
};

const Figures = ({ overview }: { overview: StartOverview }) => {
  const t = useTranslations('starts');
  const { money } = useFormat();
  return (
    <div className={css['pair']}>
      <Card title={t('money')}>
        <KeyValue
          items={[
            { key: t('sum'), value: money(overview.money.sum) },
            { key: t('discount'), value: money(overview.money.discount) },
            { key: t('refunded'), value: money(overview.money.refunded) },
          ]}
        />
      </Card>
      <Card title={t('people')}>
        <KeyValue
          items={[
            { key: t('tickets'), value: overview.tickets },
            { key: t('unnamed'), value: overview.without_participant },
            { key: t('documents'), value: overview.documents_missing },
            { key: t('teams'), value: overview.teams_incomplete },
          ]}
        />
      </Card>
      {overview.shirts.length > 0 && (
        <Card title={t('shirts')}>
          <KeyValue
            items={overview.shirts.map(({ size, stock, taken }) => ({
              key: size,
              value: t('shirtsLeft', { left: String(stock - taken), stock: String(stock) }),
            }))}
          />
        </Card>
      )}
    </div>
  );
};
