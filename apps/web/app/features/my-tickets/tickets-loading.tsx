import { useTranslations } from 'use-intl/react';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';

/** Where cards of tickets are on their way. */
export const TicketsLoading = () => {
  const t = useTranslations('myTickets');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="292px" />
    </div>
  );
};
