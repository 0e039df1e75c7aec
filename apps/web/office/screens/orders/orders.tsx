import { useQuery } from '@tanstack/react-query';
import type { OfficeOrderRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { OrderStatus } from '../../shared/words/order-status.tsx';
import { useListWords } from '../../shared/list/use-list-words.ts';

/** /admin/orders: purchases in reach, newest first. */
export const Orders = () => {
  const t = useTranslations('orders');
  const { money } = useFormat();
  const moment = useMoment();
  const words = useListWords('orders');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.orders.list, { query: params }));
  const linesOf = (order: OfficeOrderRow): string => {
    const shown = order.lines.map(({ title, count }) => (count > 1 ? `${title} × ${count}` : title));
    const rest = order.lines_count - order.lines.length + order.hidden_lines;
    return [...shown, ...(rest > 0 ? [t('moreLines', { count: rest })] : [])].join(', ');
  };
  const columns: DataColumn<OfficeOrderRow>[] = [
    {
      id: 'number',
      title: t('column.number'),
      onPhone: 'name',
      cell: (order) => <Link to={`/orders/${order.public_id}`}>{order.number}</Link>,
    },
    { id: 'created', title: t('column.created'), isMinor: true, cell: (order) => moment(order.created) },
    { id: 'buyer', title: t('column.buyer'), cell: ({ buyer }) => buyer.email?.masked ?? buyer.phone?.masked ?? '–' },
    { id: 'lines', title: t('column.lines'), onPhone: 'detail', isWide: true, cell: linesOf },
    {
      id: 'total',
      title: t('column.total'),
      isNumber: true,
      onPhone: 'amount',
      cell: (order) => <b>{money(order.total)}</b>,
    },
    {
      id: 'discount',
      title: t('column.discount'),
      isNumber: true,
      isMinor: true,
      cell: (order) => (order.discount > 0 ? money(-order.discount) : '–'),
    },
    {
      id: 'channel',
      title: t('column.channel'),
      isMinor: true,
      cell: (order) => words.value('channel', order.channel),
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (order) => <OrderStatus status={order.status} />,
    },
  ];
  return (
    <ListScreen
      list="orders"
      title={t('title')}
      searchHint={t('search')}
      empty={<p>{t('empty')}</p>}
      filters={lists.orders.filters}
      views={lists.orders.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      exported="orders"
      keyOf={(order) => order.public_id}
      bulk={{ call: calls.orders.bulk, count: calls.orders.count, acts: lists.orders.bulk }}
    />
  );
};
