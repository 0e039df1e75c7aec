import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';

type Props<Order> = {
  orders: readonly Order[];
  read: {
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
  children(order: Order): ReactNode;
};

/** The pages read so far as one list, and the way to the next one. */
export const PagedOrders = <Order extends { public_id: string }>({ orders, read, children }: Props<Order>) => {
  const t = useTranslations('myOrders');
  return (
    <Stack gap={24}>
      <Stack as="ul" gap={12}>
        {orders.map((order) => (
          <li key={order.public_id}>{children(order)}</li>
        ))}
      </Stack>
      {read.isError && (
        <LoadFailed text={t('failed')} isBusy={read.isFetching} onRetry={() => void read.fetchNextPage()} />
      )}
      {read.hasNextPage && !read.isError && (
        <div>
          <Button kind="line" isBusy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
