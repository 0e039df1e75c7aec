import type { OwnOrder } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { OrdersLoading } from './orders-loading.tsx';
import { PurchaseCard } from './purchase-card.tsx';
import { usePurchases } from './use-purchases.ts';

/** Every purchase of the person, the latest first. */
export const PurchaseList = () => {
  const t = useTranslations('myOrders');
  const read = usePurchases();
  return (
    <Loaded read={read} skeleton={<OrdersLoading />} failed={t('failed')}>
      {({ pages }) => {
        const orders = pages.flatMap(({ values }) => values);
        return orders.length > 0 ? <Purchases orders={orders} read={read} /> : <NoPurchases />;
      }}
    </Loaded>
  );
};

const NoPurchases = () => {
  const t = useTranslations('myOrders');
  return (
    <Empty sign="finish" title={t('empty')} action={<ButtonLink to="/calendar">{t('toCalendar')}</ButtonLink>}>
      {t('noPurchases')}
    </Empty>
  );
};

const Purchases = ({ orders, read }: { orders: readonly OwnOrder[]; read: ReturnType<typeof usePurchases> }) => {
  const t = useTranslations('myOrders');
  return (
    <Stack gap={24}>
      <Stack as="ul" gap={12}>
        {orders.map((order) => (
          <li key={order.public_id}>
            <PurchaseCard order={order} />
          </li>
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
