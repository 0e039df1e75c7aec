import { Dialog as Base } from '@base-ui/react/dialog';
import { useTranslations } from 'use-intl/react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import type { DialogProps, SheetProps } from './overlay-props.ts';
import css from './overlay-window.module.css';
import { useBackCloses } from './use-back-closes.ts';

/** A sheet at the right edge, 560 px wide; on phones the whole window. Focus stays inside and returns after closing. */
export const SheetWindow = ({
  isOpen,
  onClose,
  title,
  kicker,
  footer,
  children,
  initialFocus,
  pageBelow,
}: SheetProps) => {
  const t = useTranslations('ui');
  useBackCloses(isOpen, onClose, pageBelow);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={css['scrim']} />
        <Base.Popup className={css['sheet']} initialFocus={initialFocus}>
          <div className={css['head']}>
            <div className={css['heading']}>
              {kicker && <div className={css['kicker']}>{kicker}</div>}
              <Base.Title className={css['title']}>{title}</Base.Title>
            </div>
            <Base.Close render={<Button kind="line" isIcon aria-label={t('close')} />}>
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className={css['body']}>{children}</div>
          {footer && <div className={css['foot']}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};

/** A question or a message in the middle of the window. */
export const DialogWindow = ({
  isOpen,
  onClose,
  title,
  children,
  actions,
  isAlert = false,
  hasCross = false,
  initialFocus,
  pageBelow,
}: DialogProps) => {
  const t = useTranslations('ui');
  useBackCloses(isOpen, onClose, pageBelow);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal={isAlert}>
      <Base.Portal>
        <Base.Backdrop className={css['scrim']} />
        <Base.Popup className={css['dialog']} role={isAlert ? 'alertdialog' : 'dialog'} initialFocus={initialFocus}>
          <div className={css['named']}>
            <Base.Title className={css['title']}>{title}</Base.Title>
            {hasCross && (
              <Base.Close render={<Button kind="line" isIcon aria-label={t('close')} />}>
                <Icon name="close" />
              </Base.Close>
            )}
          </div>
          <Base.Description render={<div className={css['text']} />}>{children}</Base.Description>
          <div className={css['actions']}>{actions}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
