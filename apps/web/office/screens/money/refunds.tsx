import { useQuery } from '@tanstack/react-query';
import type { OfficeRefund } from '@trassa/contracts/office';
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
import { FailedRefund } from './failed-refund.tsx';
import { RefundStatus } from './states.tsx';

/** /admin/refunds: money on its way back; one that failed is tried again or closed by hand. */
export const Refunds = () => {
  const t = useTranslations('refunds');
  const { money } = useFormat();
  const moment = useMoment();
  const words = useListWords('refunds');
  const mayMake = useMay()('refunds.make');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.refunds.list, { query: params }));
  const what = (refund: OfficeRefund): string =>
    [words.value('what', refund.what), refund.title].filter((word) => word !== null).join(': ');
  const columns: DataColumn<OfficeRefund>[] = [
    {
      id: 'order',
      title: t('column.order'),
      onPhone: 'name',
      cell: ({ order }) => <Link to={`/orders/${order.public_id}`}>{order.number}</Link>,
    },
    { id: 'created', title: t('column.created'), isMinor: true, cell: (refund) => moment(refund.created) },
    { id: 'what', title: t('column.what'), onPhone: 'detail', isWide: true, cell: what },
    {
      id: 'amount',
      title: t('column.amount'),
      isNumber: true,
      onPhone: 'amount',
      cell: (refund) => <b>{money(-refund.amount)}</b>,
    },
    {
      id: 'certificates_amount',
      title: t('column.certificates_amount'),
      isNumber: true,
      isMinor: true,
      cell: ({ certificates_amount: sum }) => (sum > 0 ? money(-sum) : '–'),
    },
    {
      id: 'provider',
      title: t('column.provider'),
      isMinor: true,
      cell: ({ provider }) => words.value('provider', provider),
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (refund) => (
        <>
          <RefundStatus state={refund.state} />
          {mayMake && refund.state === 'failed' && <FailedRefund refund={refund} />}
        </>
      ),
    },
    {
      id: 'attempts',
      title: t('column.attempts'),
      isNumber: true,
      isMinor: true,
      cell: ({ attempts, next_attempt: next }) => (next === null ? attempts : `${attempts}, ${moment(next)}`),
    },
    {
      id: 'asked_by',
      title: t('column.asked_by'),
      isMinor: true,
      cell: (refund) => [refund.asked_by?.name, refund.decided_by?.name].filter(Boolean).join(' → ') || t('buyer'),
    },
  ];
  return (
    <ListScreen
      list="refunds"
      title={t('title')}
      empty={<p>{t('empty')}</p>}
      filters={lists.refunds.filters}
      views={lists.refunds.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(refund) => refund.public_id}
    />
  );
};
