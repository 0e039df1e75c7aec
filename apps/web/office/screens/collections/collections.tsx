import { useQuery } from '@tanstack/react-query';
import type { CollectionRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
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
import { useMoment } from '../../shared/words/moment.ts';
import { ShopTabs } from '../categories/shop-tabs.tsx';
import { CollectionState } from './collection-state.tsx';

/** /admin/shop/collections: goods chosen for pages of the site, the newest first. */
export const Collections = () => {
  const t = useTranslations('collections');
  const { number } = useFormat();
  const moment = useMoment();
  const locale = useLocale();
  const mayEdit = useMayInHouse()('shop.edit');
  const words = useListWords('collections');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.collections.list, { query: params }));
  const columns: DataColumn<CollectionRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      onPhone: 'name',
      isWide: true,
      cell: (row) => (
        <Link to={`/shop/collections/${row.public_id}`}>{(locale === 'en' && row.title_en) || row.title_ru}</Link>
      ),
    },
    { id: 'place', title: t('column.place'), onPhone: 'detail', cell: (row) => t(`value.place.${row.place}`) },
    {
      id: 'products',
      title: t('column.products'),
      onPhone: 'amount',
      cell: (row) =>
        t('ofProducts', { published: number(row.published_products), count: number(row.count_of_products) }),
    },
    { id: 'updated', title: t('column.updated'), isMinor: true, cell: (row) => moment(row.updated) },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <CollectionState state={row.state} /> },
  ];
  return (
    <ListScreen
      list="collections"
      title={t('title')}
      parts={<ShopTabs />}
      searchHint={t('search')}
      actions={mayEdit && <ButtonLink to="/shop/collections/new">{t('new')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.collections.filters}
      views={lists.collections.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
