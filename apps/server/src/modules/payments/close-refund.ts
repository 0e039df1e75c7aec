import { paymentTransitions, stateAfter } from '@trassa/rules';
import type { Database, Tx } from '../../platform/database/index.ts';
import { type LockOrder, lockPayment } from './lock-payment.ts';
import { type Payment, setPaymentStatus } from './payments.repository.ts';
import { closeRefund, type Refund, sumDone } from './refunds.repository.ts';

/** A returned part of an order whose money is decided upon. */
export type ReturnedMoney = {
  readonly orderId: number;
  /** `ticket:12`, `policy:7` */
  readonly cause: string;
  /** Nothing of the order's money is left here. */
  readonly isWhole: boolean;
};

/** Port: what becomes of what was returned, in the caller's transaction. */
export type ApplyRefund = {
  done(tx: Tx, money: ReturnedMoney): Promise<void>;
  failed(tx: Tx, money: Pick<ReturnedMoney, 'cause'>): Promise<void>;
  /** It is sent once more after it failed, or the bank has paid it; false: what was to come back is not what it was. */
  again(tx: Tx, money: Pick<ReturnedMoney, 'cause'> & { readonly isPaid: boolean }): Promise<boolean>;
};

type CloseDeps = { readonly db: Database; readonly applyRefund: ApplyRefund; readonly lockOrder: LockOrder };

type ClosedRefund = Pick<Refund, 'id' | 'orderId' | 'cause'>;

/** The same of a payment that is locked already. */
export const confirmInTransaction = async (
  tx: Tx,
  { applyRefund }: Pick<CloseDeps, 'applyRefund'>,
  { id, orderId, cause }: ClosedRefund,
  payment: Payment,
): Promise<void> => {
  if (!(await closeRefund(tx, id, 'confirm'))) return;
  const isWhole = (await sumDone(tx, payment.id)) === payment.amount;
  const next = stateAfter(paymentTransitions, payment.status, isWhole ? 'refund_done' : 'refund_part');
  await setPaymentStatus(tx, { id: payment.id, status: next });
  if (cause !== null) await applyRefund.done(tx, { orderId, cause, isWhole });
};

/** The provider has sent the money back: refund, payment, order and goods in one transaction, exactly once. */
export const confirmRefund = ({ db, applyRefund, lockOrder }: CloseDeps, refund: Refund): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, { lockOrder }, { id: refund.paymentId, orderId: refund.orderId });
    await confirmInTransaction(tx, { applyRefund }, refund, payment);
  });

/**
 * Tried too often: a person has to look at it. What was returned goes on as before: a ticket is its holder's again (DEC-75).
 * False: it was decided or taken meanwhile.
 */
export const giveUpRefund = ({ db, applyRefund, lockOrder }: CloseDeps, refund: Refund): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockPayment(tx, { lockOrder }, { id: refund.paymentId, orderId: refund.orderId });
    if (!(await closeRefund(tx, refund.id, 'give_up'))) return false;
    const { cause } = refund;
    if (cause !== null) await applyRefund.failed(tx, { cause });
    return true;
  });
