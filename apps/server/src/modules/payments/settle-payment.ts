import { paymentTransitions, stateAfter, type PaymentCause, type PaymentState } from '@trassa/rules';
import { randomId } from '../../kernel/ids.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { type Payment, setPaymentStatus } from './payments.repository.ts';
import type { PaymentFacts, Verdict } from './port/payment.ts';
import { insertRefund } from './refunds.repository.ts';

/** How money found its order: `late` – nothing is left for it, `duplicate` – the order is paid already. Both go back. */
export type MoneyOutcome = 'kept' | 'late' | 'duplicate';

export type Money = {
  readonly orderId: number;
  readonly cause: 'pay' | 'authorize' | 'capture';
  readonly paymentPublicId: string;
  readonly amount: Minor;
};

/** Port to the orders: what becomes of money, in the caller's transaction. */
export type ApplyMoney = (tx: Tx, money: Money) => Promise<MoneyOutcome>;

/** What the provider says of a payment whose sum was compared. */
export type Told = Pick<PaymentFacts, 'verdict' | 'refunded'>;

const causes: Record<Exclude<Verdict, 'waiting' | 'unknown'>, PaymentCause> = {
  authorized: 'authorize',
  captured: 'capture',
  failed: 'fail',
};

/**
 * Applies what the provider says to a payment locked by `lockPayment`, exactly once: a payment that has been there already
 * stays. Money that its order cannot use is sent back whole; of what the provider itself has sent back nothing is issued.
 * Answers the payment's state afterwards. DEC-89
 */
export const settlePayment = async (
  tx: Tx,
  { applyMoney, log }: { applyMoney: ApplyMoney; log: Log },
  payment: Payment,
  { verdict, refunded = 0 }: Told,
): Promise<PaymentState> => {
  if (verdict === 'waiting' || verdict === 'unknown') return payment.status;
  const next = stateAfter(paymentTransitions, payment.status, causes[verdict]);
  if (next === payment.status) return next;
  if (refunded > 0) {
    log.error({ payment: payment.id }, 'money went back that never came: it needs a person');
    return payment.status;
  }
  if (next === 'failed') {
    if (payment.status === 'authorized') {
      log.error({ payment: payment.id }, 'blocked money was let go by the provider: the order needs a person');
      return payment.status;
    }
    await setPaymentStatus(tx, { id: payment.id, status: next });
    return next;
  }
  const cause = next === 'authorized' ? 'authorize' : payment.status === 'authorized' ? 'capture' : 'pay';
  const outcome = await applyMoney(tx, {
    orderId: payment.orderId,
    cause,
    paymentPublicId: payment.publicId,
    amount: payment.amount,
  });
  const settled = outcome === 'kept' ? next : stateAfter(paymentTransitions, payment.status, 'unused');
  await setPaymentStatus(tx, { id: payment.id, status: settled });
  if (outcome !== 'kept') {
    await insertRefund(tx, {
      publicId: randomId(),
      paymentId: payment.id,
      orderId: payment.orderId,
      amount: payment.amount,
      reason: outcome,
    });
    log.warn({ payment: payment.id, reason: outcome }, 'money goes back');
  }
  return settled;
};
