import { useQuery } from '@tanstack/react-query';
import type { Run } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { RunStatus } from './states.tsx';

/** /admin/runs: long work and how far it is. */
export const Runs = () => {
  const t = useTranslations('runs');
  const moment = useMoment();
  const { number } = useFormat();
  const words = useListWords('runs');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.runs.list, { query: params }));
  const columns: DataColumn<Run>[] = [
    {
      id: 'summary',
      title: t('column.summary'),
      onPhone: 'name',
      isWide: true,
      cell: (run) => <Link to={`/runs/${run.public_id}`}>{run.summary}</Link>,
    },
    {
      id: 'progress',
      title: t('column.progress'),
      isNumber: true,
      onPhone: 'amount',
      cell: (run) => t('through', { through: number(run.done + run.failed), total: number(run.total) }),
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (run) => <RunStatus run={run} /> },
    { id: 'asked_by', title: t('column.asked_by'), onPhone: 'detail', cell: (run) => run.asked_by?.name ?? '–' },
    { id: 'created', title: t('column.created'), isMinor: true, cell: (run) => moment(run.created) },
    {
      id: 'finished',
      title: t('column.finished'),
      isMinor: true,
      cell: ({ finished }) => (finished === null ? '–' : moment(finished)),
    },
  ];
  return (
    <ListScreen
      list="runs"
      title={t('title')}
      empty={<p>{t('empty')}</p>}
      filters={lists.runs.filters}
      views={lists.runs.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(run) => run.public_id}
    />
  );
};
