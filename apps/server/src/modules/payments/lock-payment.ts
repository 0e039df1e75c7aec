import type { Tx } from '../../platform/database/index.ts';
import { lockPaymentRow, type Payment } from './payments.repository.ts';

/** Port of the orders: nobody else changes the order until the transaction ends. */
export type LockOrder = (tx: Tx, orderId: number) => Promise<void>;

/** The order first, its payment second: the one order of locks. */
export const lockPayment = async (
  tx: Tx,
  { lockOrder }: { readonly lockOrder: LockOrder },
  payment: Pick<Payment, 'id' | 'orderId'>,
): Promise<Payment> => {
  await lockOrder(tx, payment.orderId);
  return lockPaymentRow(tx, payment.id);
};
