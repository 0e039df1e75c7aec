import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlay.tsx';
import type { PaymentProblem } from './payment-problem.ts';

type Props = { popup: 'payment' | 'required' | null; problem: PaymentProblem; onClose(): void };

/** The payment error popup and the required-count popup (BASKET-25, BASKET-26). */
export const PaymentDialogs = ({ popup, problem, onClose }: Props) => {
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
        {problem.message && (
          <p>
            <b>{problem.message}</b>
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
          <b>{problem.message}</b>
        </p>
      </Dialog>
    </>
  );
};
