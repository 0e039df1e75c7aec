import { useQuery } from '@tanstack/react-query';
import type { OfficeCompetitionRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { ClubTabs } from '../clubs/club-tabs.tsx';
import { CompetitionState } from './competition-state.tsx';

/** /admin/clubs/competitions: those of all clubs, the last to begin first. */
export const Competitions = () => {
  const t = useTranslations('competitions');
  const { dayRange } = useFormat();
  const mayEdit = useMayInHouse()('clubs.edit');
  const words = useListWords('competitions');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.competitions.list, { query: params }));
  const columns: DataColumn<OfficeCompetitionRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/clubs/competitions/${row.public_id}`}>{row.title}</Link>,
    },
    {
      id: 'club',
      title: t('column.club'),
      onPhone: 'detail',
      cell: (row) => <Link to={`/clubs/${row.club.public_id}`}>{row.club.title}</Link>,
    },
    { id: 'type', title: t('column.type'), cell: (row) => row.type.title },
    {
      id: 'dates',
      title: t('column.dates'),
      isMinor: true,
      cell: (row) => dayRange(row.starts_at, row.ends_at - 1, row.timezone),
    },
    { id: 'results', title: t('column.results'), isNumber: true, onPhone: 'amount', cell: (row) => row.results },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (row) => <CompetitionState state={row.state} />,
    },
  ];
  return (
    <ListScreen
      list="competitions"
      title={t('title')}
      parts={<ClubTabs />}
      searchHint={t('search')}
      actions={mayEdit && <ButtonLink to="/clubs/competitions/new">{t('new')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.competitions.filters}
      views={lists.competitions.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
