import { useTranslations } from 'use-intl/react';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';

export const OrdersLoading = () => {
  const u = useTranslations('ui');
  return (
    <Stack gap={12}>
      <div role="status" aria-label={u('loading')}>
        <Skeleton height="170px" />
      </div>
      <Skeleton height="170px" />
    </Stack>
  );
};
