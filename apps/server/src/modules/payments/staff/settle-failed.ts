import { paymentTransitions, stateAfter } from '@trassa/rules';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { ApplyRefund } from '../close-refund.ts';
import { type LockOrder, lockPayment } from '../lock-payment.ts';
import { type Payment, setPaymentStatus } from '../payments.repository.ts';
import { sumDone } from '../refunds.repository.ts';
import { confirmByHand, type FailedRefund, findFailedRefund, retryFailed } from './failed-refund.repository.ts';

export type FailedDeps = { readonly applyRefund: ApplyRefund; readonly lockOrder: LockOrder };

/** A refund that was given up with its payment, locked; what was to come back waits for its money once more, if it still can. */
const lockFailed = async (
  tx: Tx,
  { applyRefund, lockOrder }: FailedDeps,
  publicId: string,
  isPaid: boolean,
): Promise<Result<{ refund: FailedRefund; payment: Payment }>> => {
  const refund = await findFailedRefund(tx, publicId);
  if (!refund) return refuse({ code: 'state' });
  const payment = await lockPayment(tx, { lockOrder }, { id: refund.paymentId, orderId: refund.orderId });
  const { cause } = refund;
  if (!(await findFailedRefund(tx, publicId))) return refuse({ code: 'state' });
  if (cause !== null && !(await applyRefund.again(tx, { cause, isPaid })))
    return refuse({ code: 'state', message: { id: 'refund_again' } });
  return ok({ refund, payment });
};

/** A person lets it be sent once more, by the same number and sum. BO-072 */
export const retryRefund = async (tx: Tx, deps: FailedDeps, publicId: string): Promise<Result<void>> => {
  const locked = await lockFailed(tx, deps, publicId, false);
  if (!locked.ok) return locked;
  return (await retryFailed(tx, locked.value.refund.id)) ? ok(undefined) : refuse({ code: 'state' });
};

/** Two people say that the bank has paid it: payment, order and goods are as if its provider had said so. BO-072 */
export const closeByHand = async (
  tx: Tx,
  deps: FailedDeps,
  publicId: string,
  paperNumber: string,
): Promise<Result<void>> => {
  const locked = await lockFailed(tx, deps, publicId, true);
  if (!locked.ok) return locked;
  const { refund, payment } = locked.value;
  if (!(await confirmByHand(tx, refund.id, paperNumber))) return refuse({ code: 'state' });
  const isWhole = (await sumDone(tx, payment.id)) === payment.amount;
  const next = stateAfter(paymentTransitions, payment.status, isWhole ? 'refund_done' : 'refund_part');
  await setPaymentStatus(tx, { id: payment.id, status: next });
  const { orderId, cause } = refund;
  if (cause !== null) await deps.applyRefund.done(tx, { orderId, cause, isWhole });
  return ok(undefined);
};
