import { useQuery } from '@tanstack/react-query';
import type { OfficeMediaRow } from '@trassa/contracts/office';
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
import { ContentTabs } from '../content/content-tabs.tsx';
import css from './media.module.css';
import { nameOf } from './name-of.ts';
import { ThingLink } from './thing-link.tsx';

/** /admin/content/media: uploaded pictures and what shows each. */
export const MediaList = () => {
  const t = useTranslations('media');
  const moment = useMoment();
  const { number } = useFormat();
  const words = useListWords('media');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.media.list, { query: params }));
  const columns: DataColumn<OfficeMediaRow>[] = [
    {
      id: 'picture',
      title: t('column.picture'),
      onPhone: 'name',
      cell: ({ public_id: id, picture }) => (
        <Link className={css['named']} to={`/content/media/${id}`}>
          <img src={`/images/${picture}?w=320`} alt="" width={96} height={54} loading="lazy" />
          {nameOf(picture)}
        </Link>
      ),
    },
    {
      id: 'things',
      title: t('column.things'),
      isWide: true,
      onPhone: 'detail',
      cell: ({ things, count }) =>
        count === 0 ? (
          t('nowhere')
        ) : (
          <ul className={css['things']}>
            {things.map((thing) => (
              <li key={`${thing.kind} ${thing.public_id}`}>
                <ThingLink thing={thing} />
              </li>
            ))}
            {count > things.length && <li>{t('more', { count: number(count - things.length) })}</li>}
          </ul>
        ),
    },
    { id: 'since', title: t('column.since'), cell: ({ since }) => moment(since) },
  ];
  return (
    <ListScreen
      list="media"
      title={t('title')}
      parts={<ContentTabs />}
      empty={<p>{t('empty')}</p>}
      filters={lists.media.filters}
      views={lists.media.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
