import type { Ticket } from '@trassa/contracts';
import { formatOrderDate } from '@trassa/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { SITE_ZONE, useFormat } from '../../../shared/format/use-format.ts';
import { Block } from '../../../shared/ui/layout/block.tsx';
import { KeyValue } from '../../../shared/ui/layout/key-value.tsx';
import { LoadFailed } from '../../../shared/ui/states/load-failed.tsx';
import { Row } from '../../../shared/ui/layout/layout.tsx';
import css from '../ticket-page.module.css';
import { useOwner } from '../use-owner.ts';

/** What came back for the ticket, when, and the receipts of its order; for its purchaser. */
export const RefundPanel = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('myTicket');
  const format = useFormat();
  const owner = useOwner();
  const { refund, order_public_id: order } = ticket;
  const receipts = useQuery({
    queryKey: ['my-tickets', owner, 'receipts', order],
    queryFn: async () =>
      (await request(calls.cabinet.receipts, { params: { order: order ?? '' } }, { ownErrors: true })).values,
    enabled: order !== undefined,
  });
  if (!refund) return null;
  return (
    <Block id="refund-title" title={t('refund')} lead={t(refund.done === null ? 'refundAwaited' : 'refundDone')}>
      <KeyValue
        items={[
          { key: t('refundSum'), value: format.money(refund.sum) },
          { key: t('refundAsked'), value: formatOrderDate(refund.requested, SITE_ZONE) },
          ...(refund.done === null ? [] : [{ key: t('refundSent'), value: formatOrderDate(refund.done, SITE_ZONE) }]),
        ]}
      />
      {receipts.isError && (
        <LoadFailed text={t('receiptsFailed')} isBusy={receipts.isFetching} onRetry={() => void receipts.refetch()} />
      )}
      {receipts.data && receipts.data.length > 0 && (
        <Row>
          {receipts.data.map(({ url, type, created, sum }) => (
            <a key={url} className={css['link']} href={url} target="_blank" rel="noreferrer">
              {t(type === 'refund' ? 'receiptRefund' : 'receiptPayment', {
                date: formatOrderDate(created, SITE_ZONE),
                sum: format.money(sum),
              })}
            </a>
          ))}
        </Row>
      )}
    </Block>
  );
};
