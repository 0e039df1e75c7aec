import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { clearBasket } from '../../shared/basket/ticket-holds.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';

/** Asks first: typed data and places are gone after it (BASKET-03). */
export const ClearBasket = () => {
  const t = useTranslations('basket');
  const u = useTranslations('ui');
  const [isOpen, setIsOpen] = useState(false);
  const clear = (): void => {
    setIsOpen(false);
    void clearBasket();
  };
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {t('clear')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('clearTitle')}
        actions={
          <>
            <Button kind="danger" onClick={clear}>
              {t('clear')}
            </Button>
            <Button kind="line" onClick={() => setIsOpen(false)}>
              {u('cancel')}
            </Button>
          </>
        }
      >
        {t('clearText')}
      </Dialog>
    </>
  );
};
