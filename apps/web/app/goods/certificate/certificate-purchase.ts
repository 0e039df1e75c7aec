import type { PurchaseKind } from '../../features/my-orders/purchase-kind.ts';
import { certificateBase } from './certificate-base.ts';

/** Among the purchases of a person. */
export const certificatePurchase = {
  ...certificateBase,
  pieces: ({ t }, count) => t('myOrders.pieces.certificate', { count }),
} satisfies PurchaseKind;
