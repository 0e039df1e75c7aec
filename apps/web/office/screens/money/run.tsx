import { useQuery } from '@tanstack/react-query';
import type { RunCard, RunItem } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { read, readEvery } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { Card, Split } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { pathOfThing } from '../../shared/words/things.ts';
import css from './money.module.css';
import { RunStatus } from './states.tsx';

/** Seconds between two looks at a run that goes on. */
const every = 2;

/** /admin/runs/:id: progress, what has failed and why, and how to steer it. */
export const Run = () => {
  const { id = '' } = useParams();
  const run = useQuery(readEvery(every, calls.runs.read, { params: { id } }));
  return <ReadState read={run}>{({ values }) => <Sheet run={values} />}</ReadState>;
};

const Sheet = ({ run }: { run: RunCard }) => {
  const t = useTranslations('runs');
  const moment = useMoment();
  const { money, number } = useFormat();
  const through = run.done + run.failed;
  const times = [
    ['started', run.started],
    ['forecast', run.forecast],
    ['finished', run.finished],
  ] as const;
  const sums = [
    ['sumDone', run.sum_done],
    ['sumLeft', run.sum_left],
  ] as const;
  return (
    <>
      <PageHead title={run.summary} isName state={<RunStatus run={run} />} actions={<Steer run={run} />} />
      <Split
        side={
          <Card title={t('about')}>
            <KeyValue
              items={[
                { key: t('column.asked_by'), value: run.asked_by?.name ?? '–' },
                { key: t('column.created'), value: moment(run.created) },
                ...times.flatMap(([name, at]) => (at === null ? [] : [{ key: t(`time.${name}`), value: moment(at) }])),
                ...(run.approval === null
                  ? []
                  : [
                      { key: t('approval'), value: <Link to={`/approvals/${run.approval}`}>{t('approvalOpen')}</Link> },
                    ]),
              ]}
            />
          </Card>
        }
      >
        {run.paused_by === 'failures' && (
          <Note kind="warn">
            <p>{t('pausedByFailures')}</p>
          </Note>
        )}
        <Card title={t('progress')}>
          <div className={css['stack']}>
            <p className={css['big']} role="status">
              {t('through', { through: number(through), total: number(run.total) })}
            </p>
            <progress
              className={css['progress']}
              aria-label={t('progress')}
              max={Math.max(1, run.total)}
              value={through}
            />
            <KeyValue
              items={[
                { key: t('done'), value: number(run.done) },
                { key: t('failed'), value: number(run.failed) },
                ...sums.flatMap(([name, sum]) => (sum === null ? [] : [{ key: t(name), value: money(sum) }])),
              ]}
            />
          </div>
        </Card>
        <Items run={run} />
      </Split>
    </>
  );
};

const Steer = ({ run }: { run: RunCard }) => {
  const t = useTranslations('runs');
  const acts = {
    pause: useAct(calls.runs.pause),
    resume: useAct(calls.runs.resume),
    stop: useAct(calls.runs.stop),
    retry: useAct(calls.runs.retry),
  };
  const failed = Object.values(acts).find(({ error }) => error !== null);
  const [isStopping, setStopping] = useState(false);
  const act = (cause: RunCard['can'][number]): void =>
    acts[cause].mutate({ params: { id: run.public_id }, body: {} }, { onSettled: () => setStopping(false) });
  return (
    <>
      {run.can.map((cause) => (
        <Button
          key={cause}
          kind={cause === 'stop' ? 'danger' : 'line'}
          isBusy={acts[cause].isPending}
          onClick={() => (cause === 'stop' ? setStopping(true) : act(cause))}
        >
          {t(`act.${cause}`)}
        </Button>
      ))}
      <ProblemNote error={failed?.error} />
      <ActDialog
        isOpen={isStopping}
        title={t('stopTitle')}
        submit={t('act.stop')}
        isDanger
        isBusy={acts.stop.isPending}
        error={null}
        onClose={() => setStopping(false)}
        onSubmit={() => act('stop')}
      >
        <p>{t('stopText')}</p>
      </ActDialog>
    </>
  );
};

/** Failed pieces with their reasons; all of them when asked for. */
const Items = ({ run }: { run: RunCard }) => {
  const t = useTranslations('runs');
  const moment = useMoment();
  const [isWhole, setWhole] = useState(false);
  const query = isWhole ? {} : { state: 'failed' as const };
  const items = useQuery({
    ...read(calls.runs.items, { params: { id: run.public_id }, query }),
    // Other pieces have failed since.
    queryKey: ['run items', run.public_id, isWhole, run.done, run.failed],
  });
  const isBulk = run.kind === 'bulk';
  const isOfOrders = ['start.cancel', 'refunds.run'].includes(run.kind);
  const reason = (error: string): string => {
    const keys = [...(isBulk ? [`bulkError.${error}`] : isOfOrders ? [`refundError.${error}`] : []), `error.${error}`];
    const key = keys.find((one) => t.has(one as 'error.state'));
    return key === undefined ? error : t(key as 'error.state');
  };
  const kind = isOfOrders ? 'order' : isBulk ? run.object.kind : '';
  const columns: DataColumn<RunItem>[] = [
    {
      id: 'object',
      title: t('item.object'),
      onPhone: 'name',
      cell: ({ object }) => {
        if (run.kind === 'invite') return t('line', { line: object });
        const path = pathOfThing(kind, object);
        return path === null ? object : <Link to={path}>{object.slice(0, 8)}</Link>;
      },
    },
    {
      id: 'state',
      title: t('item.state'),
      onPhone: 'status',
      cell: ({ state }) => (
        <Status kind={state === 'done' ? 'ok' : state === 'failed' ? 'wrong' : 'wait'}>
          {t(`itemState.${state}`)}
        </Status>
      ),
    },
    {
      id: 'error',
      title: t('item.error'),
      onPhone: 'detail',
      isWide: true,
      cell: ({ error }) => (error === null ? '–' : reason(error)),
    },
    { id: 'ended', title: t('item.ended'), isMinor: true, cell: ({ ended }) => (ended === null ? '–' : moment(ended)) },
  ];
  return (
    <Card
      title={isWhole ? t('items') : t('failures')}
      isFlush
      aside={
        <Button kind="quiet" size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('onlyFailures') : t('allItems')}
        </Button>
      }
    >
      <ReadState read={items}>
        {({ values }) =>
          values.length === 0 ? (
            <p className={css['empty']}>{t('noFailures')}</p>
          ) : (
            <DataTable label={t('items')} columns={columns} rows={values} keyOf={({ object }) => object} />
          )
        }
      </ReadState>
    </Card>
  );
};
