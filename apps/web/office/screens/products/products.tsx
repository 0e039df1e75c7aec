import { useQuery } from '@tanstack/react-query';
import type { OfficeProductRow } from '@trassa/contracts/office';
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
import { ShopTabs } from '../categories/shop-tabs.tsx';
import { NewPrices } from './new-prices.tsx';
import { ProductStatus } from './product-status.tsx';
import css from './products.module.css';

/** /admin/shop/products: what the shop sells, sold and is about to sell, the newest first. */
export const Products = () => {
  const t = useTranslations('products');
  const { money, number } = useFormat();
  const may = useMayInHouse();
  const words = useListWords('products');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.products.list, { query: params }));
  const columns: DataColumn<OfficeProductRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: ({ public_id: id, title, picture }) => (
        <span className={css['named']}>
          {picture === null ? (
            <span className={css['blank']} />
          ) : (
            <img src={`/images/${picture}?w=320`} alt="" width={40} height={40} loading="lazy" />
          )}
          <Link to={`/shop/products/${id}`}>{title}</Link>
        </span>
      ),
    },
    {
      id: 'category',
      title: t('column.category'),
      isMinor: true,
      cell: ({ category }) => <Link to={`/shop/products?f.category=${category.public_id}`}>{category.title}</Link>,
    },
    {
      id: 'price',
      title: t('column.price'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ price, price_now: now }) => (
        <>
          <b>{money(now)}</b>
          {now < price && <span className={css['was']}>{t('was', { price: money(price) })}</span>}
        </>
      ),
    },
    {
      id: 'left',
      title: t('column.left'),
      isNumber: true,
      isNamed: true,
      onPhone: 'detail',
      cell: ({ left }) => number(left),
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: ({ state }) => <ProductStatus state={state} /> },
  ];
  return (
    <ListScreen
      list="products"
      title={t('title')}
      parts={<ShopTabs />}
      searchHint={t('search')}
      actions={may('shop.edit') && <ButtonLink to="/shop/products/new">{t('create')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.products.filters}
      views={lists.products.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
      bulk={{
        call: calls.products.bulk,
        count: calls.products.count,
        acts: lists.products.bulk,
        preview: (_, { keys, count, params: said }) => (
          <NewPrices
            products={(read.data?.values ?? []).filter((row) => keys.has(row.public_id))}
            count={count}
            params={said}
          />
        ),
      }}
    />
  );
};
