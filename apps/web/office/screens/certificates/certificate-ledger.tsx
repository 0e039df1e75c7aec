import { useQuery } from '@tanstack/react-query';
import type { OfficeCertificateLedger } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';

type Entry = OfficeCertificateLedger['values'][number] & { readonly place: number };
type Paid = OfficeCertificateLedger['orders'][number];

const OrderLink = ({ order }: { order: Paid['order'] }) => {
  const may = useMay();
  return may('orders.view') ? <Link to={`/orders/${order.public_id}`}>{order.number}</Link> : order.number;
};

/** Every change of the balance with what is left after it, and the orders that it paid for. */
export const CertificateLedger = ({ id }: { id: string }) => {
  const ledger = useQuery(read(calls.certificates.ledger, { params: { id } }));
  return (
    <ReadState read={ledger}>
      {({ values, count, orders }) => (
        <>
          <Entries entries={values.map((entry, index) => ({ ...entry, place: count - index }))} count={count} />
          <Orders orders={orders} />
        </>
      )}
    </ReadState>
  );
};

const Entries = ({ entries, count }: { entries: readonly Entry[]; count: number }) => {
  const t = useTranslations('giftCertificates');
  const { money, number } = useFormat();
  const moment = useMoment();
  const causeOf = ({ order, by, decided_by: decider, reason }: Entry) => {
    if (order) return <OrderLink order={order} />;
    const names = [by?.name, decider && t('agreed', { name: decider.name })].filter(Boolean).join(', ');
    return [names, reason].filter(Boolean).join(': ') || '–';
  };
  const columns: DataColumn<Entry>[] = [
    { id: 'what', title: t('ledger.what'), onPhone: 'name', cell: ({ kind }) => t(`entry.${kind}`) },
    { id: 'at', title: t('ledger.at'), onPhone: 'status', cell: ({ at }) => moment(at) },
    {
      id: 'why',
      title: t('ledger.why'),
      onPhone: 'detail',
      isWide: true,
      cell: (entry) => <span className={css['name']}>{causeOf(entry)}</span>,
    },
    {
      id: 'amount',
      title: t('ledger.amount'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ amount }) => <b>{amount > 0 ? `+${money(amount)}` : money(amount)}</b>,
    },
    { id: 'balance', title: t('column.balance'), isNumber: true, cell: ({ balance }) => money(balance) },
  ];
  return (
    <Card
      title={t('ledger.title')}
      aside={number(count)}
      isFlush
      footer={count > entries.length && t('latest', { count: String(entries.length) })}
    >
      <DataTable label={t('ledger.title')} columns={columns} rows={entries} keyOf={({ place }) => String(place)} />
    </Card>
  );
};

const Orders = ({ orders }: { orders: readonly Paid[] }) => {
  const t = useTranslations('giftCertificates');
  const { money, number } = useFormat();
  const moment = useMoment();
  const columns: DataColumn<Paid>[] = [
    { id: 'order', title: t('paid.order'), onPhone: 'name', cell: ({ order }) => <OrderLink order={order} /> },
    { id: 'at', title: t('ledger.at'), onPhone: 'detail', isWide: true, cell: ({ at }) => moment(at) },
    { id: 'paid', title: t('paid.paid'), isNumber: true, onPhone: 'amount', cell: ({ paid }) => <b>{money(paid)}</b> },
    { id: 'back', title: t('paid.back'), isNumber: true, cell: ({ back }) => (back ? money(back) : '–') },
  ];
  return (
    <Card title={t('paid.title')} aside={number(orders.length)} isFlush>
      {orders.length === 0 ? (
        <p style={{ padding: 'var(--s-4)' }}>{t('paid.none')}</p>
      ) : (
        <DataTable label={t('paid.title')} columns={columns} rows={orders} keyOf={({ order }) => order.public_id} />
      )}
    </Card>
  );
};
