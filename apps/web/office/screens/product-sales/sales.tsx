import { useQuery } from '@tanstack/react-query';
import type { OfficeSaleRow } from '@trassa/contracts/office';
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
import { useMoment } from '../../shared/words/moment.ts';
import { ShopTabs } from '../categories/shop-tabs.tsx';
import { SaleState } from './sale-state.tsx';

/** /admin/shop/sales: sales of goods, the latest first. */
export const Sales = () => {
  const t = useTranslations('productSales');
  const { money, number } = useFormat();
  const moment = useMoment();
  const mayEdit = useMayInHouse()('shop.edit');
  const words = useListWords('productSales');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.productSales.list, { query: params }));
  const discountOf = ({ form, discount, count }: OfficeSaleRow): string => {
    const off =
      form === 'percent' ? t('percentOff', { percent: number(discount) }) : t('sumOff', { sum: money(discount) });
    return count > 1 ? t('fromPieces', { off, count: number(count) }) : off;
  };
  const columns: DataColumn<OfficeSaleRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      onPhone: 'name',
      isWide: true,
      cell: (row) => <Link to={`/shop/sales/${row.public_id}`}>{row.title}</Link>,
    },
    { id: 'discount', title: t('column.discount'), onPhone: 'amount', cell: (row) => <b>{discountOf(row)}</b> },
    {
      id: 'period',
      title: t('column.period'),
      onPhone: 'detail',
      cell: (row) => t('period', { from: moment(row.starts_at), to: moment(row.ends_at) }),
    },
    {
      id: 'products',
      title: t('column.products'),
      isNumber: true,
      isMinor: true,
      cell: (row) => number(row.count_of_products),
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <SaleState state={row.state} /> },
  ];
  return (
    <ListScreen
      list="productSales"
      title={t('title')}
      parts={<ShopTabs />}
      searchHint={t('search')}
      actions={mayEdit && <ButtonLink to="/shop/sales/new">{t('new')}</ButtonLink>}
      empty={<p>{t('empty')}</p>}
      filters={lists.productSales.filters}
      views={lists.productSales.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
