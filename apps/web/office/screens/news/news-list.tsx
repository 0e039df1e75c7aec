import { useQuery } from '@tanstack/react-query';
import type { OfficeNewsRow } from '@trassa/contracts/office';
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
import { NewsState } from './news-state.tsx';

/** /admin/content/news: news in every state, the latest first. */
export const NewsList = () => {
  const t = useTranslations('newsItems');
  const parts = useTranslations('contentParts');
  const moment = useMoment();
  const may = useMay();
  const words = useListWords('newsItems');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.news.list, { query: params }));
  const columns: DataColumn<OfficeNewsRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/content/news/${row.public_id}`}>{row.title}</Link>,
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <NewsState item={row} /> },
    { id: 'at', title: t('column.at'), onPhone: 'detail', cell: (row) => (row.at === null ? '–' : moment(row.at)) },
    { id: 'until', title: t('column.until'), cell: (row) => (row.until === null ? '–' : moment(row.until)) },
    {
      id: 'languages',
      title: t('column.languages'),
      onPhone: 'detail',
      cell: (row) => parts(row.lacks_english ? 'noEnglish' : 'bothLanguages'),
    },
    { id: 'updated', title: t('column.updated'), isMinor: true, cell: (row) => moment(row.updated) },
  ];
  return (
    <ListScreen
      list="news"
      title={t('title')}
      parts={<ContentTabs />}
      searchHint={t('search')}
      actions={may('content.edit') && <ButtonLink to="/content/news/new">{t('new')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.news.filters}
      views={lists.news.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
