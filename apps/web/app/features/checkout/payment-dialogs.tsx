import { useTranslations } from 'use-intl/react';
import type { GoodsKinds } from '../../shared/basket/goods-kind.ts';
import { Late } from '../../shared/late.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import type { usePayment } from './use-payment.ts';

type Props = {
  kinds: GoodsKinds;
  payment: ReturnType<typeof usePayment>;
  /** A count that a group needs, told before anything is paid; null: none. */
  required: string | null;
  onClose(): void;
};

/** The payment error popup, the required-count popup, and the one that asks about a changed price (BASKET-25, BASKET-26). */
export const PaymentDialogs = ({ kinds, payment, required, onClose }: Props) => {
  const { problem, repriced, isPaying, pay } = payment;
  const popup = payment.popup ?? (required === null ? null : 'required');
  const message = payment.popup === null && required !== null ? required : problem.message;
  const t = useTranslations('checkout');
  const basket = useTranslations('basket');
  return (
    <>
      <Dialog
        isOpen={popup === 'payment'}
        onClose={onClose}
        isAlert
        title={t('errorTitle')}
        actions={<Button onClick={onClose}>{t('back')}</Button>}
      >
        {message && (
          <p>
            <b>{message}</b>
          </p>
        )}
        <p>{t('errorText')}</p>
      </Dialog>
      <Dialog
        isOpen={popup === 'required'}
        onClose={onClose}
        isAlert
        title={basket('requiredTitle')}
        actions={<Button onClick={onClose}>{basket('understood')}</Button>}
      >
        <p>{basket('requiredText')}</p>
        <p>
          <b>{message}</b>
        </p>
      </Dialog>
      {popup === 'price' && repriced && (
        <Late name="price-dialog" load={() => import('./price-dialog.tsx')} height="0px">
          {({ PriceDialog }) => (
            <PriceDialog
              kinds={kinds}
              goods={repriced.order.goods}
              changed={repriced.changed}
              isPaying={isPaying}
              onPay={() => void pay(repriced.order, repriced.quote)}
              onClose={onClose}
            />
          )}
        </Late>
      )}
    </>
  );
};
