import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import css from './frame.module.css';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** While there is no network: what stands here is old, and nothing is sent behind the person's back. */
export const OfflineBar = () => {
  const t = useTranslations('frame');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={css['offline']}>
          <Icon name="alert" size="s" />
          <b>{t('offline')}</b> {t('offlineText')}
        </p>
      )}
    </div>
  );
};
