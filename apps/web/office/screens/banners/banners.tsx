import { useQuery } from '@tanstack/react-query';
import type { OfficeBannerRow } from '@trassa/contracts/office';
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
import { useMoment } from '../../shared/words/moment.ts';
import { ContentTabs } from '../content/content-tabs.tsx';
import { BannerState } from './banner-state.tsx';

/** /admin/content/banners: banners in every state, by page and place. */
export const Banners = () => {
  const t = useTranslations('banners');
  const moment = useMoment();
  const may = useMay();
  const words = useListWords('banners');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.banners.list, { query: params }));
  const columns: DataColumn<OfficeBannerRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/content/banners/${row.public_id}`}>{row.title}</Link>,
    },
    { id: 'place', title: t('column.place'), onPhone: 'detail', cell: (row) => t(`value.page.${row.page}`) },
    { id: 'kind', title: t('column.kind'), isMinor: true, cell: (row) => t(`value.kind.${row.banner_type}`) },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <BannerState banner={row} /> },
    {
      id: 'from',
      title: t('column.from'),
      cell: (row) => (row.starts_at === null ? '–' : moment(row.starts_at)),
    },
    { id: 'until', title: t('column.until'), cell: (row) => (row.ends_at === null ? '–' : moment(row.ends_at)) },
  ];
  return (
    <ListScreen
      list="banners"
      title={t('title')}
      parts={<ContentTabs />}
      searchHint={t('search')}
      actions={may('content.edit') && <ButtonLink to="/content/banners/new">{t('new')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.banners.filters}
      views={lists.banners.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
