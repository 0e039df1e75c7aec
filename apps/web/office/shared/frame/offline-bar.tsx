import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { formatTime } from '../../../app/shared/format/dates.ts';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';
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

/** While there is no network: of when what stands here is; nothing is sent behind the person's back (3.1). */
export const OfflineBar = () => {
  const t = useTranslations('frame');
  const { language } = useLanguage();
  const queries = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const last = isOnline
    ? 0
    : Math.max(
        0,
        ...queries
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.dataUpdatedAt),
      );
  return (
    <div role="status">
      {!isOnline && (
        <p className={css['offline']}>
          <Icon name="alert" size="s" />
          <b>{last ? t('offlineSince', { time: formatTime(last / 1000, SITE_ZONE, language) }) : t('offline')}</b>{' '}
          {t('offlineText')}
        </p>
      )}
    </div>
  );
};
