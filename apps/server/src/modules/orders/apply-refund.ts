import { orderTransitions, splitRefund, stateAfter } from '@trassa/rules';
import type { Minor } from '../../kernel/money.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { PaymentsModule } from '../payments/index.ts';
import { closeOrderRefund, findOrderRefund, insertOrderRefund, readPaidParts } from './order-refunds.repository.ts';
import { lockOrder, setOrderStatus } from './orders.repository.ts';
import type { WalletPort } from './ports.ts';

export type RefundDeps = {
  readonly wallet: Pick<WalletPort, 'giveBack'>;
  readonly payments: Pick<PaymentsModule, 'refundPart'>;
};

/** A part of an order that goes back, once for its cause: `ticket:12`, `policy:7`. */
export type OrderPart = {
  readonly orderId: number;
  readonly cause: string;
  readonly ticketId: number | null;
  readonly amount: Minor;
};

/** Money has gone back, in the caller's transaction: the order is refunded in part, or whole (API §17). */
export const applyRefund = async (tx: Tx, refund: { orderId: number; isWhole: boolean }): Promise<void> => {
  const order = await lockOrder(tx, refund.orderId);
  // Money that is only blocked is still to be taken: a part that certificates got back changes nothing of that.
  if (order.status === 'authorized' && !refund.isWhole) return;
  const cause = refund.isWhole ? 'refund_rest' : 'refund_part';
  await setOrderStatus(tx, order.id, stateAfter(orderTransitions, order.status, cause));
};

/** What belongs to the certificates goes back to them, when everything else of the return is done. Exactly once. */
export const finishRefund = async (
  tx: Tx,
  { wallet }: Pick<RefundDeps, 'wallet'>,
  { orderId, cause }: Pick<OrderPart, 'orderId' | 'cause'>,
): Promise<void> => {
  const part = await closeOrderRefund(tx, cause);
  if (part === 0) return;
  const back = await wallet.giveBack(tx, { orderId, amount: part, cause });
  if (back !== part) throw new Error('a certificate did not take back what it had paid');
};

/**
 * A part of the order goes back: to its certificates first, the rest by its payment (DEC-75, DEC-84). With nothing for the
 * payment the return is done at once: `close` ends what was bought. The caller has locked the order; asked again after a
 * refund that failed, the split stays as it was.
 */
export const refundPart = async (
  tx: Tx,
  { wallet, payments }: RefundDeps,
  part: OrderPart,
  close: () => Promise<void>,
): Promise<void> => {
  const known = await findOrderRefund(tx, part.cause);
  const paid = await readPaidParts(tx, part.orderId);
  const split = known ?? splitRefund(part.amount, paid.left);
  if (split.certificates + split.money !== part.amount) throw new Error('an order has no money to give back');
  if (!known) await insertOrderRefund(tx, part, split);
  if (split.money > 0) {
    await payments.refundPart(tx, { ...part, amount: split.money });
    return;
  }
  const isWhole = paid.amount === 0 && paid.left.certificates === split.certificates;
  await applyRefund(tx, { orderId: part.orderId, isWhole });
  await close();
  await finishRefund(tx, { wallet }, part);
};
