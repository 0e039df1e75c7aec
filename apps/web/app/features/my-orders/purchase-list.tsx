import { useTranslations } from 'use-intl/react';
import type { PurchaseKinds } from './purchase-kind.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
import { OrdersLoading } from './orders-loading.tsx';
import { PagedOrders } from './paged-orders.tsx';
import { PurchaseCard } from './purchase-card.tsx';
import { usePurchases } from './use-purchases.ts';

/** Every purchase of the person, the latest first. */
export const PurchaseList = ({ kinds }: { kinds: PurchaseKinds }) => {
  const t = useTranslations('myOrders');
  const read = usePurchases();
  return (
    <Loaded read={read} skeleton={<OrdersLoading />} failed={t('failed')}>
      {({ pages }) => {
        const orders = pages.flatMap(({ values }) => values);
        if (orders.length === 0) return <NoPurchases />;
        return (
          <PagedOrders orders={orders} read={read}>
            {(order) => <PurchaseCard kinds={kinds} order={order} />}
          </PagedOrders>
        );
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
