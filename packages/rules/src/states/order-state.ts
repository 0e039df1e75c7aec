import type { Transitions } from './transitions.ts';

export type OrderState =
  | 'pending'
  | 'authorized'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'expired'
  | 'cancelled'
  | 'partially_refunded'
  | 'refunded';
export type OrderCause =
  | 'pay' // all the money came
  | 'authorize' // the money is blocked at the provider (DEC-107)
  | 'pay_late' // after expiry, and everything could be reserved anew (DEC-89)
  | 'authorize_late'
  | 'capture' // blocked money was taken
  | 'void' // blocked money was let go
  | 'expire' // 20 minutes without money
  | 'cancel' // the buyer or the back office gave up an unpaid order
  | 'erase' // its buyer was erased: late money goes back
  | 'ship'
  | 'deliver'
  | 'refund_part'
  | 'refund_rest';

/** DEC-89, 90, 107. Late money for which nothing is left goes back and leaves the order expired. */
export const orderTransitions: Transitions<OrderState, OrderCause> = {
  pending: { pay: 'paid', authorize: 'authorized', expire: 'expired', cancel: 'cancelled' },
  expired: { pay_late: 'paid', authorize_late: 'authorized', erase: 'cancelled' },
  cancelled: {},
  authorized: { capture: 'paid', void: 'cancelled', refund_rest: 'refunded' },
  paid: { ship: 'shipped', deliver: 'delivered', refund_part: 'partially_refunded', refund_rest: 'refunded' },
  shipped: { deliver: 'delivered', refund_part: 'partially_refunded', refund_rest: 'refunded' },
  delivered: { refund_part: 'partially_refunded', refund_rest: 'refunded' },
  partially_refunded: { refund_part: 'partially_refunded', refund_rest: 'refunded' },
  refunded: {},
};

/** The order has what was bought: tickets are issued on either state (DEC-107). */
export const isOrderPaid = (state: OrderState): boolean =>
  state !== 'pending' && state !== 'expired' && state !== 'cancelled';

/** How an order is shown: 'Оплачен', 'Заказ доставлен', else 'Заказ обрабатывается' (DEC-90). */
export const orderDisplay = (state: OrderState): 'paid' | 'delivered' | 'processing' => {
  if (state === 'paid' || state === 'authorized') return 'paid';
  return state === 'delivered' ? 'delivered' : 'processing';
};

/** What a purchase is said to be in the list of all purchases; blocked money counts as paid (DEC-107). */
export type PurchaseState =
  | 'waiting'
  | 'unconfirmed'
  | 'lapsed'
  | 'expired'
  | 'cancelled'
  | 'returning'
  | 'returned'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'partially_refunded'
  | 'refunded';

type Purchase = {
  readonly status: OrderState;
  /** It waits and can be paid now. */
  readonly pay_again: boolean;
  /** Money that came when the order had ended, and is going back. */
  readonly unused_money: 'waiting' | 'done' | 'failed' | null;
  /** Whether the mailbox of a free order is proved (DEC-112); null: nothing to confirm. */
  readonly confirmation: 'waiting' | 'done' | 'lapsed' | null;
};

/** The state of a purchase in one word: an ended order tells first of money that is owed back (DEC-89, DEC-110). */
export const purchaseState = (order: Purchase): PurchaseState => {
  const { status, pay_again: isPayable, unused_money: unused, confirmation } = order;
  if (status === 'paid' && confirmation === 'waiting') return 'unconfirmed';
  if (status === 'refunded' && confirmation === 'lapsed') return 'lapsed';
  if (status === 'authorized') return 'paid';
  if (status === 'pending' && isPayable) return 'waiting';
  if (status !== 'pending' && status !== 'expired' && status !== 'cancelled') return status;
  if (unused !== null) return unused === 'done' ? 'returned' : 'returning';
  return status === 'cancelled' ? 'cancelled' : 'expired';
};
