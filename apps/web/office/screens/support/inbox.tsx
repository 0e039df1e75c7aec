import { useQuery } from '@tanstack/react-query';
import type { OfficeSupportRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { SupportTabs } from './ready/support-tabs.tsx';
import { RequestState, Waiting } from './request-state.tsx';

/** /admin/support: what visitors ask, who has it, and how long it waits. */
export const SupportInbox = () => {
  const t = useTranslations('threads');
  const moment = useMoment();
  const words = useListWords('threads');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.support.list, { query: params }));
  const columns: DataColumn<OfficeSupportRow>[] = [
    {
      id: 'number',
      title: t('column.number'),
      onPhone: 'name',
      cell: (row) => <Link to={`/support/${row.public_id}`}>{t('short', { number: String(row.number) })}</Link>,
    },
    {
      id: 'type',
      title: t('column.type'),
      isWide: true,
      onPhone: 'detail',
      cell: (row) => t(`value.type.${row.type}`),
    },
    {
      id: 'from',
      title: t('column.from'),
      isMinor: true,
      cell: (row) => (row.from ? `${row.from.name}, ${row.from.email}` : '–'),
    },
    { id: 'created', title: t('column.created'), isMinor: true, cell: (row) => moment(row.created) },
    { id: 'waits', title: t('column.waits'), onPhone: 'amount', cell: (row) => <Waiting {...row} /> },
    { id: 'assigned', title: t('column.assigned'), isMinor: true, cell: (row) => row.assigned?.name ?? t('nobody') },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <RequestState {...row} /> },
  ];
  return (
    <ListScreen
      list="support"
      title={t('title')}
      parts={<SupportTabs />}
      searchHint={t('search')}
      empty={<p>{t('empty')}</p>}
      filters={lists.support.filters}
      views={lists.support.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
