import type { ThanksKind } from '../../features/order/thanks-kind.ts';
import { shopBase } from './shop-base.ts';

/** Goods of the shop in an order. */
export const shopThanks = {
  ...shopBase,
  follow: { to: '/me/orders', label: ({ t }) => t('thanks.myOrders') },
  step: (_, { tickets, delivery }, { t }) =>
    // Goods bought with a ticket cost no delivery: they are handed out with it.
    delivery === 0 && tickets.length > 0
      ? { id: 'collect', sign: 'wall', title: t('thanks.steps.collect'), text: t('thanks.steps.collectText') }
      : { id: 'goods', sign: 'wall', title: t('thanks.steps.goods'), text: t('thanks.steps.goodsText') },
} satisfies ThanksKind;
