import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useBlocker } from 'react-router';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import css from './save-bar.module.css';

type Props = {
  /** Changes that are not saved; none: no bar. */
  count: number;
  isBusy: boolean;
  /** Why the last saving was refused, when no field says it. */
  problem?: ReactNode;
  onSave(): void;
  onUndo(): void;
};

/** The one bar that saves a card; leaving with changes asks first (back-office 3.1). */
export const SaveBar = ({ count, isBusy, problem, onSave, onUndo }: Props) => {
  const t = useTranslations('saving');
  const isDirty = count > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isBusy && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    const save = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
      event.preventDefault();
      if (!isBusy) onSave();
    };
    addEventListener('beforeunload', warn);
    addEventListener('keydown', save);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('keydown', save);
    };
  });
  if (!isDirty) return null;
  return (
    <div className={css['dock']}>
      {problem}
      <div className={css['bar']} data-on="art" role="region" aria-label={t('region')}>
        <b>{t('unsaved', { count })}</b>
        <div className={css['buttons']}>
          <Button kind="line" onClick={onUndo}>
            {t('undo')}
          </Button>
          <Button isBusy={isBusy} onClick={onSave}>
            {t('save')}
          </Button>
        </div>
      </div>
      <Dialog
        isOpen={blocker.state === 'blocked'}
        isAlert
        onClose={() => blocker.reset?.()}
        title={t('leaveTitle')}
        actions={
          <>
            <Button onClick={() => blocker.reset?.()}>{t('stay')}</Button>
            <Button kind="line" onClick={() => blocker.proceed?.()}>
              {t('leave')}
            </Button>
          </>
        }
      >
        <p>{t('leaveText')}</p>
      </Dialog>
    </div>
  );
};
