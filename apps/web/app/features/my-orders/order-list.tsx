import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
import { OrderCard } from './order-card.tsx';
import { OrdersLoading } from './orders-loading.tsx';
import { PagedOrders } from './paged-orders.tsx';
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
        if (orders.length > 0)
          return (
            <PagedOrders orders={orders} read={read}>
              {(order) => <OrderCard order={order} />}
            </PagedOrders>
          );
        return (
          <Empty sign="finish" title={t('empty')} action={<ShopLink />}>
            {t('emptyText')}
          </Empty>
        );
      }}
    </Loaded>
  );
};
