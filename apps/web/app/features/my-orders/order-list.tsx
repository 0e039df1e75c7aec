import type { ShopOrder } from '@trassa/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { OrderCard } from './order-card.tsx';
import { OrdersLoading } from './orders-loading.tsx';
import { ShopLink } from './shop-link.tsx';

const PAGE = 20;

/** Orders with goods, the latest first (ME-08, SHOP-16, SHOP-17). */
export const OrderList = () => {
  const t = useTranslations('myOrders');
  const owner = useUser()?.public_id ?? null;
  const { language } = useLanguage();
  const read = useInfiniteQuery({
    queryKey: ['my-orders', owner, language],
    queryFn: ({ pageParam }) =>
      request(calls.cabinet.orders, { query: { page: pageParam, limit: PAGE } }, { ownErrors: true }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, page) => (pages.length * PAGE < total ? page + 1 : undefined),
  });
  return (
    <Loaded read={read} skeleton={<OrdersLoading />} failed={t('failed')}>
      {({ pages }) => {
        const orders = pages.flatMap(({ values }) => values);
        if (orders.length > 0) return <Orders orders={orders} read={read} />;
        return (
          <Empty sign="finish" title={t('empty')} action={<ShopLink />}>
            {t('emptyText')}
          </Empty>
        );
      }}
    </Loaded>
  );
};

type OrdersProps = {
  orders: readonly ShopOrder[];
  read: {
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
};

const Orders = ({ orders, read }: OrdersProps) => {
  const t = useTranslations('myOrders');
  return (
    <Stack gap={24}>
      <Stack as="ul" gap={12}>
        {orders.map((order) => (
          <li key={order.public_id}>
            <OrderCard order={order} />
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
