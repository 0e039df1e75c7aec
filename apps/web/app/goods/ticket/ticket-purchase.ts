import type { PurchaseKind } from '../../features/my-orders/purchase-kind.ts';
import { ticketBase } from './ticket-base.ts';

/** Among the purchases of a person. */
export const ticketPurchase = {
  ...ticketBase,
  name: ({ t }) => t('myOrders.kinds.ticket'),
  pieces: ({ t }, count) => t('myOrders.pieces.ticket', { count }),
  issued: ({ t }, { number, public_id }) => ({
    to: `/me/ticket/${public_id}`,
    text: t('myOrders.ticketOf', { number }),
  }),
} satisfies PurchaseKind;
