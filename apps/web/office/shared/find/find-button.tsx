import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import css from './find-button.module.css';
import { Find } from './find.tsx';
import { useFindKey } from './use-find-key.ts';

/** The command field above every screen; on phones `isIcon`, in the bar. */
export const FindButton = ({ isIcon = false }: { isIcon?: boolean }) => {
  const t = useTranslations('find');
  const [isOpen, setOpen] = useState(false);
  useFindKey(useCallback(() => setOpen(!isIcon), [isIcon]));
  return (
    <>
      {isIcon ? (
        <button type="button" className={css['icon']} aria-label={t('title')} onClick={() => setOpen(true)}>
          <Icon name="search" />
        </button>
      ) : (
        <button type="button" className={css['button']} onClick={() => setOpen(true)}>
          <Icon name="search" size="s" />
          <span>{t('hint')}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      )}
      {isOpen && <Find isOpen onClose={() => setOpen(false)} />}
    </>
  );
};
