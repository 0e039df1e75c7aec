import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { OrderDetail } from '../../features/my-orders/order-detail.tsx';
import { OrdersLoading } from '../../features/my-orders/orders-loading.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import type { Route } from './+types/shop-order';

/** One order with goods (ROUTE-57, DEC-18). */
const MyOrderPage = ({ params }: Route.ComponentProps) => {
  const t = useTranslations('myOrders');
  return (
    <>
      <Seo title={t('orderTitle')} description={t('description')} path="/me/shop" noIndex />
      <CabinetFrame title={t('orderTitle')}>
        <OnlyMembers fallback="/auth" pending={<OrdersLoading />}>
          <OrderDetail key={params.id} id={params.id} />
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default MyOrderPage;
