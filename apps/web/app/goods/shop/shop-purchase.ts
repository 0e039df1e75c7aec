import type { PurchaseKind } from '../../features/my-orders/purchase-kind.ts';
import { shopBase } from './shop-base.ts';

/** Among the purchases of a person. */
export const shopPurchase = {
  ...shopBase,
  name: ({ t }) => t('myOrders.kinds.shop'),
  pieces: ({ t }, count) => t('myOrders.pieces.shop', { count }),
} satisfies PurchaseKind;
