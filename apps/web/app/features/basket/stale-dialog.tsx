import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type BasketItem, isTicket } from '../../shared/basket/basket-item.ts';
import { holdAgain } from '../../shared/basket/ticket-holds.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Dialog } from '../../shared/ui/overlay.tsx';
import css from './basket.module.css';

type Props = { lines: readonly BasketItem[]; onDone(): void };

/** The stale-data popup: the hold is over, the typed data is not; one press holds the places again (BASKET-27, BASKET-44). */
export const StaleDialog = ({ lines, onDone }: Props) => {
  const t = useTranslations('basket');
  const [isBusy, setIsBusy] = useState(false);
  const [lost, setLost] = useState<readonly string[]>([]);
  const again = async (): Promise<void> => {
    setIsBusy(true);
    const titles = await holdAgain(lines);
    setIsBusy(false);
    if (titles.length > 0) setLost(titles);
    else onDone();
  };
  return (
    <Dialog
      isOpen={lines.length > 0}
      isAlert
      onClose={onDone}
      title={t('staleTitle')}
      actions={
        lost.length > 0 ? (
          <Button onClick={onDone}>{t('understood')}</Button>
        ) : (
          <>
            <Button isBusy={isBusy} onClick={() => void again()}>
              {t('staleAgain')}
            </Button>
            <Button kind="quiet" disabled={isBusy} onClick={onDone}>
              {t('staleDrop')}
            </Button>
          </>
        )
      }
    >
      <p>{t('staleText')}</p>
      <ul className={css['names']}>
        {[...new Set(lines.filter(isTicket).map((line) => `${line.event.title}: ${line.title}`))].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {lost.length > 0 && (
        <Note kind="error" role="alert">
          {t('staleLost', { titles: lost.join(', ') })}
        </Note>
      )}
    </Dialog>
  );
};
