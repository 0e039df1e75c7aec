import { useQuery } from '@tanstack/react-query';
import type { OfficeClubResultRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useDay, useMoment } from '../../shared/words/moment.ts';
import { ClubTabs } from './club-tabs.tsx';
import { ResultState } from './result-state.tsx';

/** /admin/clubs/results/all: what was handed in and decided, the latest first. */
export const ClubResults = () => {
  const t = useTranslations('clubResults');
  const may = useMay();
  const day = useDay();
  const moment = useMoment();
  const words = useListWords('clubResults');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.clubResults.list, { query: params }));
  const columns: DataColumn<OfficeClubResultRow>[] = [
    {
      id: 'person',
      title: t('column.person'),
      onPhone: 'name',
      cell: (row) => <Link to={`/clubs/results/${row.public_id}`}>{row.person ?? t('nameless')}</Link>,
    },
    { id: 'type', title: t('column.type'), onPhone: 'detail', cell: (row) => row.type.title },
    {
      id: 'result',
      title: t('column.result'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <b>{row.result}</b>,
    },
    { id: 'day', title: t('column.day'), cell: (row) => day(row.day) },
    {
      id: 'competitions',
      title: t('column.competitions'),
      isWide: true,
      isMinor: true,
      cell: (row) => row.competitions.map(({ club, title }) => `${club}: ${title}`).join('; ') || '–',
    },
    { id: 'handed', title: t('column.handed'), isMinor: true, cell: (row) => moment(row.handed) },
    {
      id: 'decided',
      title: t('column.decided'),
      cell: (row) =>
        row.decided === null ? '–' : [moment(row.decided), row.decided_by?.name].filter(Boolean).join(', '),
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (row) => <ResultState state={row.state} />,
    },
  ];
  return (
    <ListScreen
      list="clubResults"
      title={t('title')}
      parts={<ClubTabs />}
      actions={may('clubs.moderate') && <ButtonLink to="/clubs/results">{t('toDecide')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.clubResults.filters}
      views={lists.clubResults.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
