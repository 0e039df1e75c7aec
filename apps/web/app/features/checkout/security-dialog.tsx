import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import css from './checkout.module.css';

/** Ways to pay and the payment-security popup (BASKET-19, BASKET-20). */
export const PaymentSafety = () => {
  const t = useTranslations('checkout');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ul className={css['methods']} aria-label={t('methods')}>
        <li>{t('mir')}</li>
        <li>{t('sbp')}</li>
        <li>{t('card')}</li>
      </ul>
      <Button kind="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <Icon name="shield" size="s" /> {t('security')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('securityTitle')}
        actions={<Button onClick={() => setIsOpen(false)}>{t('close')}</Button>}
      >
        {t('securityText')}
      </Dialog>
    </>
  );
};
