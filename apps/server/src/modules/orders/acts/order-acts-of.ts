import type { OfficeOrder } from '@trassa/contracts/office';
import { nextState, orderTransitions } from '@trassa/rules';
import { canBePaid, type Order } from '../domain/order.ts';

/** What the staff may do with an order as it stands. */
export const orderActsOf = (order: Pick<Order, 'status' | 'isOver' | 'amount'>): OfficeOrder['acts'] => [
  'edit',
  ...(nextState(orderTransitions, order.status, 'cancel') === null ? [] : (['cancel'] as const)),
  ...(canBePaid(order) ? (['pay_link'] as const) : []),
];
