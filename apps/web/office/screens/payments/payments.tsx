import { useQuery } from '@tanstack/react-query';
import type { OfficePayment } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import { MoneyTabs } from './money-tabs.tsx';
import { PaymentActs } from './payment-acts.tsx';
import { PaymentState } from './payment-state.tsx';

/** /admin/payments: attempts to pay, the newest first, and what can be done with them at their provider. */
export const Payments = () => {
  const t = useTranslations('payments');
  const { money, number } = useFormat();
  const moment = useMoment();
  const may = useMay();
  const words = useListWords('payments');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.payments.list, { query: params }));
  const columns: DataColumn<OfficePayment>[] = [
    {
      id: 'order',
      title: t('column.order'),
      onPhone: 'name',
      cell: ({ order }) =>
        may('orders.view') ? <Link to={`/orders/${order.public_id}`}>{order.number}</Link> : order.number,
    },
    { id: 'created', title: t('column.created'), onPhone: 'detail', cell: (row) => moment(row.created) },
    {
      id: 'provider',
      title: t('column.provider'),
      isMinor: true,
      cell: ({ provider }) => words.value('provider', provider),
    },
    {
      id: 'provider_id',
      title: t('column.provider_id'),
      isWide: true,
      cell: (row) => <span className={css['name']}>{row.provider_id ?? t('unknown')}</span>,
    },
    {
      id: 'amount',
      title: t('column.amount'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => (
        <>
          <b>{money(row.amount)}</b>
          {row.refunded > 0 && (
            <>
              <br />
              {t('refunded', { sum: money(row.refunded) })}
            </>
          )}
        </>
      ),
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (row) => (
        <>
          <PaymentState state={row.state} />
          <PaymentActs payment={row} />
        </>
      ),
    },
    {
      id: 'notices',
      title: t('column.notices'),
      isNumber: true,
      isMinor: true,
      cell: (row) => (row.notices === 0 ? t('silent') : number(row.notices)),
    },
    {
      id: 'asked',
      title: t('column.asked'),
      isMinor: true,
      cell: (row) => (row.asked === null ? '–' : moment(row.asked)),
    },
  ];
  return (
    <ListScreen
      list="payments"
      title={t('title')}
      parts={<MoneyTabs />}
      empty={<p>{t('empty')}</p>}
      filters={lists.payments.filters}
      views={lists.payments.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
