import type { OfficeOrder } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';

const refundKinds: Record<OfficeOrder['refunds'][number]['status'], StatusKind> = {
  waiting: 'wait',
  done: 'ok',
  failed: 'wrong',
};

/** What an order costs, and everything that came and went, in the order of time. */
export const OrderMoney = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('orders');
  const words = useListWords('orders');
  const { money } = useFormat();
  const moment = useMoment();
  const sums = [
    ['total', order.total],
    ['discount', -order.discount],
    ['delivery', order.delivery],
    ['certificates', -order.certificates_amount],
    ['amount', order.amount],
  ] as const;
  const attempts = order.payments.map((payment) => ({
    at: payment.created,
    key: payment.public_id,
    text: (
      <>
        {t('attempt', { provider: words.value('provider', payment.provider), sum: money(payment.amount) })}{' '}
        <Status kind={payment.captured === null ? 'over' : 'ok'}>
          {t.has(`payment.${payment.status}` as 'payment.captured')
            ? t(`payment.${payment.status}` as 'payment.captured')
            : payment.status}
        </Status>
        {payment.notices.length > 0 && (
          <>
            <br />
            {t('notices', {
              count: payment.notices.length,
              last: moment(payment.notices.at(-1)?.received ?? payment.created),
            })}
          </>
        )}
      </>
    ),
  }));
  const refunds = order.refunds.map((refund) => ({
    at: refund.created,
    key: refund.public_id,
    text: (
      <>
        {t('refund', { sum: money(-refund.amount) })}{' '}
        <Status kind={refundKinds[refund.status]}>{t(`refundState.${refund.status}`)}</Status>
        {refund.status !== 'done' && refund.attempts > 0 && refund.next_attempt !== null && (
          <>
            <br />
            {t('nextAttempt', { count: refund.attempts, moment: moment(refund.next_attempt) })}
          </>
        )}
      </>
    ),
  }));
  const all = [...attempts, ...refunds].toSorted((a, b) => b.at - a.at);
  return (
    <>
      <Card title={t('sums')}>
        <KeyValue
          items={sums
            .filter(([name, sum]) => sum !== 0 || name === 'total' || name === 'amount')
            .map(([name, sum]) => ({ key: t(`sum.${name}`), value: money(sum) }))}
        />
      </Card>
      <Card title={t('payments')} isFlush>
        <Entries
          items={
            all.length > 0
              ? all.map(({ key, at, text }) => ({ key, when: moment(at), text }))
              : [{ key: 'none', when: '', text: t('noPayments') }]
          }
        />
      </Card>
    </>
  );
};
