import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showFault } from '../../shared/api/refusal-text.ts';
import { type BasketItem, isHeld } from '../../shared/basket/items/basket-item.ts';
import { dropStaleLines } from '../../shared/basket/stale-lines.ts';
import { holdAgain } from '../../shared/basket/ticket-holds.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import css from './basket.module.css';

type Props = {
  /** Lines set aside; they leave only by a button of the popup. */
  lines: readonly BasketItem[];
  /** The popup has gone: what comes next, or the way back to it, is at the top of the page. */
  onDone(): void;
};

/** The stale-data popup: the hold is over, the typed data is not; one press holds the places again (BASKET-27, BASKET-44). */
export const StaleDialog = ({ lines, onDone }: Props) => {
  const t = useTranslations('basket');
  const [isBusy, setIsBusy] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const [lost, setLost] = useState<readonly string[]>([]);
  const leave = (): void => {
    setLost([]);
    dropStaleLines();
    onDone();
  };
  const again = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const titles = await holdAgain(lines);
      setLost(titles);
      if (titles.length === 0) onDone();
    } catch (error) {
      showFault(error);
    } finally {
      setIsBusy(false);
    }
  };
  if (lines.length > 0 && isHidden)
    return (
      <Note kind="warn" role="status" className={css['aside']}>
        <p>{t('staleText')}</p>
        <Button kind="line" size="sm" onClick={() => setIsHidden(false)}>
          {t('staleOpen')}
        </Button>
      </Note>
    );
  return (
    <Dialog
      isOpen={lines.length > 0}
      isAlert
      onClose={() => {
        setIsHidden(true);
        onDone();
      }}
      title={t('staleTitle')}
      actions={
        lost.length > 0 ? (
          <>
            <Button onClick={leave}>{t('understood')}</Button>
            <ButtonLink kind="quiet" to="/calendar" onClick={leave}>
              {t('toCalendar')}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button isBusy={isBusy} onClick={() => void again()}>
              {t('staleAgain')}
            </Button>
            <Button kind="quiet" disabled={isBusy} onClick={leave}>
              {t('staleDrop')}
            </Button>
          </>
        )
      }
    >
      <p>{t('staleText')}</p>
      <ul className={css['names']}>
        {[...new Set(lines.filter(isHeld).map((line) => `${line.event.title}: ${line.title}`))].map((name) => (
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
