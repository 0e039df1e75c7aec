import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { queryOf } from '../../shared/api/query.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlay.tsx';
import { paymentUrl } from './redirect.ts';

/** The bank sent the buyer back without money: the order still waits and can be paid again (DEC-105, API §5.2). */
export const FailedPayment = ({ orderId, onClose }: { orderId: string; onClose(): void }) => {
  const t = useTranslations('checkout');
  const order = useQuery(queryOf(calls.orders.one, { params: { id: orderId } }));
  const again = useMutation({
    mutationFn: () =>
      request(
        calls.orders.payAgain,
        { params: { id: orderId }, body: {}, idempotencyKey: crypto.randomUUID() },
        { ownErrors: true },
      ),
    onSuccess: (answer) => window.location.assign(paymentUrl(answer.redirect_url, answer.form, window.location.origin)),
    onError: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isAlert
      title={t('failedTitle')}
      actions={
        <>
          {order.data?.pay_again && (
            <Button isBusy={again.isPending || again.isSuccess} onClick={() => again.mutate()}>
              {t('again')}
            </Button>
          )}
          <Button kind={order.data?.pay_again ? 'line' : 'primary'} onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      {t('failedText')}
    </Dialog>
  );
};
