import { nextState, orderTransitions } from '@trassa/rules';
import type { Tx } from '../../platform/database/index.ts';
import { lockOrder, setOrderStatus } from './orders.repository.ts';

/** Money has gone back, in the caller's transaction: the order is refunded in part, or whole (API §17). */
export const applyRefund = async (tx: Tx, refund: { orderId: number; isWhole: boolean }): Promise<void> => {
  const order = await lockOrder(tx, refund.orderId);
  const next = nextState(orderTransitions, order.status, refund.isWhole ? 'refund_rest' : 'refund_part');
  if (next === null) throw new Error(`an order that is ${order.status} cannot be refunded`);
  await setOrderStatus(tx, order.id, next);
};
