import { useQuery } from '@tanstack/react-query';
import type { OfficeOrder } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { OrderStatus } from '../../shared/words/order-status.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderContacts } from './order-contacts.tsx';
import { OrderLetters } from './order-letters.tsx';
import { OrderLines } from './order-lines.tsx';
import { RefundButton } from './refund/refund-button.tsx';
import { OrderMoney } from './order-money.tsx';

/** States of an order that somebody has paid for. */
const givesBack: ReadonlySet<OfficeOrder['status']> = new Set([
  'authorized',
  'paid',
  'shipped',
  'delivered',
  'partially_refunded',
]);

/** /admin/orders/:id: what was bought, what was paid, what went back, and who bought it. */
export const Order = () => {
  const { id = '' } = useParams();
  const order = useQuery(read(calls.orders.read, { params: { id } }));
  return <ReadState read={order}>{({ values }) => <Sheet order={values} />}</ReadState>;
};

const Sheet = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('orders');
  const moment = useMoment();
  const may = useMay();
  const canRefund = may('refunds.request') && givesBack.has(order.status);
  return (
    <>
      <PageHead
        title={t('one', { number: order.number })}
        isName
        state={<OrderStatus status={order.status} />}
        facts={moment(order.created)}
        present={{ kind: 'order', id: order.public_id }}
        actions={
          <>
            {canRefund && <RefundButton order={order} />}
            <OrderActs order={order} />
          </>
        }
      />
      <Split
        side={
          <>
            <Buyer order={order} />
            {order.parcels.length > 0 && <Parcels order={order} />}
            <History call={calls.orders.history} id={order.public_id} />
          </>
        }
      >
        <OrderLines order={order} />
        <OrderMoney order={order} />
        <OrderLetters order={order} />
      </Split>
    </>
  );
};

const Buyer = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('orders');
  const frame = useTranslations('frame');
  const words = useListWords('orders');
  const moment = useMoment();
  const { buyer } = order;
  const [isEdited, setEdited] = useState(false);
  const mayEdit = order.acts.includes('edit');
  const times = [
    ['paid', order.paid],
    ['issued', order.issued],
    ['cancelled', order.cancelled],
    ['expires', order.status === 'pending' ? order.expires : null],
  ] as const;
  if (isEdited)
    return (
      <Card title={t('buyer')}>
        <OrderContacts order={order} onDone={() => setEdited(false)} />
      </Card>
    );
  return (
    <Card
      title={t('buyer')}
      aside={
        mayEdit && (
          <Button kind="line" size="sm" data-key="e" onClick={() => setEdited(true)}>
            {t('act.edit')}
          </Button>
        )
      }
    >
      <KeyValue
        items={[
          { key: t('name'), value: buyer.name || '–' },
          { key: t('account'), value: t(buyer.temporary ? 'guest' : 'member') },
          { key: t('email'), value: buyer.email?.masked ?? '–' },
          { key: t('phone'), value: buyer.phone?.masked ?? '–' },
          { key: t('language'), value: frame(`languages.${order.language}`) },
          { key: t('column.channel'), value: words.value('channel', order.channel) },
          ...(order.note ? [{ key: t('note'), value: order.note, isLong: true }] : []),
          ...times.flatMap(([name, at]) => (at === null ? [] : [{ key: t(`time.${name}`), value: moment(at) }])),
          ...(order.confirmation === null
            ? []
            : [{ key: t('confirmation'), value: t(`confirmations.${order.confirmation}`) }]),
        ]}
      />
      <p>
        <Link to={{ pathname: '/orders', search: `search=${encodeURIComponent(order.number)}` }}>{t('inList')}</Link>
      </p>
    </Card>
  );
};

const Parcels = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('orders');
  const { money } = useFormat();
  return (
    <Card title={t('parcels')}>
      {order.parcels.map((parcel, index) => (
        <KeyValue
          key={index}
          items={[
            { key: t('parcelOf'), value: t(`parcel.${parcel.goods}`) },
            { key: t('method'), value: parcel.method },
            { key: t('cost'), value: money(parcel.cost) },
            { key: t('track'), value: parcel.track ?? t('noTrack') },
          ]}
        />
      ))}
    </Card>
  );
};
