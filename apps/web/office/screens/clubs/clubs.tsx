import { useQuery } from '@tanstack/react-query';
import type { OfficeClubRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { ClubState } from './club-state.tsx';
import { ClubTabs } from './club-tabs.tsx';

/** /admin/clubs: clubs in every state, by title. */
export const Clubs = () => {
  const t = useTranslations('officeClubs');
  const mayEdit = useMayInHouse()('clubs.edit');
  const words = useListWords('officeClubs');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.clubs.list, { query: params }));
  const columns: DataColumn<OfficeClubRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/clubs/${row.public_id}`}>{row.title}</Link>,
    },
    { id: 'city', title: t('column.city'), onPhone: 'detail', cell: (row) => row.city.name },
    { id: 'members', title: t('column.members'), isNumber: true, onPhone: 'amount', cell: (row) => row.members },
    {
      id: 'competitions',
      title: t('column.competitions'),
      isNumber: true,
      isMinor: true,
      cell: (row) => row.competitions,
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (row) => <ClubState state={row.state} />,
    },
  ];
  return (
    <ListScreen
      list="clubs"
      title={t('title')}
      parts={<ClubTabs />}
      searchHint={t('search')}
      actions={mayEdit && <ButtonLink to="/clubs/new">{t('new')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.clubs.filters}
      views={lists.clubs.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
