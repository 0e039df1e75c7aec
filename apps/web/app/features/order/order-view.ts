import type { OrderStatus } from '@trassa/contracts';

/** What the thank-you page says of an order; money in the provider's hands counts as paid (DEC-107). */
export type OrderView = 'waiting' | 'paid' | 'expired' | 'cancelled' | 'refunded';

const views: Readonly<Record<OrderStatus, OrderView>> = {
  pending: 'waiting',
  paid: 'paid',
  authorized: 'paid',
  shipped: 'paid',
  delivered: 'paid',
  partially_refunded: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
  refunded: 'refunded',
};
export const viewOf = (status: OrderStatus): OrderView => views[status];

/** Milliseconds after which a person has waited long enough. */
export const PATIENCE = 180_000;
const EAGER = 30_000;

/** Milliseconds until the next question, after so many of waiting: often at first, then slower; null: asked enough. */
export const pollDelay = (waited: number): number | null => {
  if (waited >= PATIENCE) return null;
  return waited < EAGER ? 2000 : 5000;
};
