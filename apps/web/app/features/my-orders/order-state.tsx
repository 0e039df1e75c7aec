import type { ShopOrder } from '@trassa/contracts';
import { orderDisplay } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Tag } from '../../shared/ui/tag.tsx';

const kinds = { paid: 'success', delivered: 'info', processing: 'warn' } as const;

/** 'Оплачен', 'Заказ доставлен' or 'Заказ обрабатывается' (SHOP-18…20). */
export const OrderState = ({ status }: { status: ShopOrder['status'] }) => {
  const t = useTranslations('myOrders');
  const shown = orderDisplay(status);
  return (
    <Tag kind={kinds[shown]} icon={shown === 'processing' ? 'clock' : 'check'}>
      {t(`states.${shown}`)}
    </Tag>
  );
};
