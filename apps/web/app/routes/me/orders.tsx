import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { OrdersLoading } from '../../features/my-orders/orders-loading.tsx';
import { OrdersTabs } from '../../features/my-orders/orders-tabs.tsx';
import { PurchaseList } from '../../features/my-orders/purchase-list.tsx';
import { purchaseKinds } from '../../goods/purchase-kinds.ts';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';

/** Every purchase of the person, with those with goods a step away (ME-08). */
const MyPurchasesPage = () => {
  const t = useTranslations('myOrders');
  return (
    <>
      <Seo title={t('purchases')} description={t('purchasesDescription')} path="/me/orders" noIndex />
      <CabinetFrame title={t('purchases')}>
        <OnlyMembers pending={<OrdersLoading />}>
          <Stack gap={24}>
            <OrdersTabs current="all" />
            <PurchaseList kinds={purchaseKinds} />
          </Stack>
        </OnlyMembers>
      </CabinetFrame>
    </>
  );
};
export default MyPurchasesPage;
