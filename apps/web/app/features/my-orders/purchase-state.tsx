import type { OwnOrder } from '@trassa/contracts';
import { purchaseState, type PurchaseState as State } from '@trassa/rules';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import { Tag } from '../../shared/ui/tag.tsx';

type Look = Pick<ComponentProps<typeof Tag>, 'kind' | 'icon'>;
const looks: Readonly<Record<State, Look>> = {
  waiting: { kind: 'warn', icon: 'clock' },
  unconfirmed: { kind: 'warn', icon: 'clock' },
  lapsed: { kind: 'muted', icon: 'close' },
  expired: { kind: 'muted', icon: 'close' },
  cancelled: { kind: 'muted', icon: 'close' },
  returning: { kind: 'warn', icon: 'clock' },
  returned: { kind: 'muted', icon: 'check' },
  paid: { kind: 'success', icon: 'check' },
  shipped: { kind: 'info', icon: 'up' },
  delivered: { kind: 'info', icon: 'check' },
  partially_refunded: { kind: 'warn', icon: 'info' },
  refunded: { kind: 'muted', icon: 'check' },
};

type Props = { order: Pick<OwnOrder, 'status' | 'pay_again' | 'unused_money' | 'confirmation'> };

/** Where a purchase is, in a word or two. */
export const PurchaseState = ({ order }: Props) => {
  const t = useTranslations('myOrders');
  const state = purchaseState(order);
  return <Tag {...looks[state]}>{t(`purchase.${state}`)}</Tag>;
};
