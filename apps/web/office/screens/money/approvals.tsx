import { useQuery } from '@tanstack/react-query';
import type { Approval } from '@trassa/contracts/office';
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
import { ApprovalStatus } from './states.tsx';

/** /admin/approvals: what waits for a second person, and what became of it. */
export const Approvals = () => {
  const t = useTranslations('approvals');
  const { money } = useFormat();
  const moment = useMoment();
  const words = useListWords('approvals');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.approvals.list, { query: params }));
  const columns: DataColumn<Approval>[] = [
    {
      id: 'summary',
      title: t('column.summary'),
      onPhone: 'name',
      isWide: true,
      cell: (one) => <Link to={`/approvals/${one.public_id}`}>{one.summary}</Link>,
    },
    {
      id: 'sum',
      title: t('column.sum'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ sum }) => (sum === null ? '–' : <b>{money(sum)}</b>),
    },
    { id: 'asked_by', title: t('column.asked_by'), onPhone: 'detail', cell: (one) => one.asked_by?.name ?? '–' },
    { id: 'asked', title: t('column.asked'), isMinor: true, cell: (one) => moment(one.asked) },
    {
      id: 'until',
      title: t('column.until'),
      isMinor: true,
      cell: (one) => (one.state === 'waiting' ? moment(one.until) : '–'),
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (one) => <ApprovalStatus state={one.state} /> },
    { id: 'decided_by', title: t('column.decided_by'), isMinor: true, cell: (one) => one.decided_by?.name ?? '–' },
  ];
  return (
    <ListScreen
      list="approvals"
      title={t('title')}
      empty={<p>{t('empty')}</p>}
      filters={lists.approvals.filters}
      views={lists.approvals.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(one) => one.public_id}
    />
  );
};
