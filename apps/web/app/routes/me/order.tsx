import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { OrdersLoading } from '../../features/my-orders/orders-loading.tsx';
import { PurchaseDetail } from '../../features/my-orders/purchase-detail.tsx';
import { purchaseKinds } from '../../goods/purchase-kinds.ts';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';

/** One purchase, at `/me/orders/{id}` and at the address of the specification, `/me/shop/{id}` (ROUTE-57, DEC-18). */
const MyOrderPage = () => {
  const t = useTranslations('myOrders');
  const { id = '' } = useParams();
  return (
    <>
      <Seo title={t('orderTitle')} description={t('purchasesDescription')} path="/me/orders" noIndex />
      <CabinetFrame title={t('orderTitle')}>
        <OnlyMembers fallback="/auth" pending={<OrdersLoading />}>
          <PurchaseDetail key={id} kinds={purchaseKinds} id={id} />
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default MyOrderPage;
