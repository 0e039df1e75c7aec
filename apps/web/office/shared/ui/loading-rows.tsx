import { useTranslations } from 'use-intl/react';
import { Skeleton } from '../../../app/shared/ui/states/skeleton.tsx';
import css from './loading-rows.module.css';

/** Rows of the height that is coming. */
export const LoadingRows = ({ rows = 6 }: { rows?: number }) => {
  const t = useTranslations('ui');
  return (
    <div className={css['rows']} role="status" aria-busy="true" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height="16px" width={`${90 - ((index * 17) % 40)}%`} />
      ))}
    </div>
  );
};
