import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { OrderList } from '../../features/my-orders/order-list.tsx';
import { OrdersTabs } from '../../features/my-orders/orders-tabs.tsx';
import { OrdersLoading } from '../../features/my-orders/orders-loading.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';

/** Orders with goods (ROUTE-51). */
const MyOrdersPage = () => {
  const t = useTranslations('myOrders');
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/me/shop" noIndex />
      <CabinetFrame title={t('title')}>
        <OnlyMembers pending={<OrdersLoading />}>
          <Stack gap={24}>
            <OrdersTabs current="goods" />
            <OrderList />
          </Stack>
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default MyOrdersPage;
