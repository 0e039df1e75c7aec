import { useTranslations } from 'use-intl/react';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';

export const ClubsLoading = () => {
  const u = useTranslations('ui');
  return (
    <div role="status" aria-label={u('loading')}>
      <Skeleton height="300px" />
    </div>
  );
};
