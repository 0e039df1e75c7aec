import type { PurchaseKind } from '../../features/my-orders/purchase-kind.ts';
import { insuranceBase } from './insurance-base.ts';

/** Among the purchases of a person. */
export const insurancePurchase = {
  ...insuranceBase,
  name: ({ t }) => t('myOrders.kinds.insurance'),
  pieces: ({ t }, count) => t('myOrders.pieces.insurance', { count }),
  issued: ({ t }, { number }) => ({ to: '/me/insurances', text: t('myOrders.policyOf', { number }) }),
} satisfies PurchaseKind;
