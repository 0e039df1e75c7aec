import type { OrderStatus as OrderState } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../ui/status.tsx';

const kinds: Record<OrderState, StatusKind> = {
  pending: 'wait',
  authorized: 'wait',
  paid: 'ok',
  shipped: 'ok',
  delivered: 'ok',
  expired: 'over',
  cancelled: 'over',
  partially_refunded: 'warn',
  refunded: 'over',
};

export const OrderStatus = ({ status }: { status: OrderState }) => {
  const t = useTranslations('orders');
  return <Status kind={kinds[status]}>{t(`value.state.${status}`)}</Status>;
};
