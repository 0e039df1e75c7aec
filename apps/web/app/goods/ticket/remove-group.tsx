import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import css from '../../features/basket/basket.module.css';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';
import { keepDrafts } from '../../shared/participant-form/use-draft.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import { isBegun } from './is-begun.ts';

type Props = { lines: readonly BasketTicket[]; title: string; isBusy: boolean; onRemove(): void };

/** Takes all tickets of a format away. Asks first when somebody is named in them: what was typed does not come back. */
export const RemoveGroup = ({ lines, title, isBusy, onRemove }: Props) => {
  const t = useTranslations('basket');
  const u = useTranslations('ui');
  const [isOpen, setIsOpen] = useState(false);
  const remove = (): void => {
    setIsOpen(false);
    onRemove();
  };
  return (
    <>
      <Button
        kind="quiet"
        isIcon
        className={css['remove']}
        aria-label={t('removeGroup', { title })}
        isBusy={isBusy}
        onPointerDown={keepDrafts}
        onClick={() => (lines.some(isBegun) ? setIsOpen(true) : onRemove())}
      >
        <Icon name="trash" size="s" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('removeGroupTitle', { title })}
        actions={
          <>
            <Button kind="danger" onClick={remove}>
              {u('remove')}
            </Button>
            <Button kind="line" onClick={() => setIsOpen(false)}>
              {u('cancel')}
            </Button>
          </>
        }
      >
        {t('removeGroupText')}
      </Dialog>
    </>
  );
};
