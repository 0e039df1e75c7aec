import { lockPayment } from './lock-payment.ts';
import { takeWaiting } from './payments.repository.ts';
import type { NoticeDeps } from './handle-notice.ts';
import { settlePayment } from './settle-payment.ts';

const batch = 20;

/** Sweep: asks providers about waiting payments whose notice may have been lost; answers how many were asked. */
export const pollPayments = async (deps: NoticeDeps): Promise<number> => {
  const payments = await takeWaiting(deps.db, batch);
  for (const payment of payments) {
    const provider = deps.providers.get(payment.provider);
    if (!provider || payment.providerPaymentId === null) continue;
    try {
      const { verdict, amount } = await provider.state(payment.providerPaymentId);
      if (verdict === 'waiting') continue;
      if (amount !== payment.amount) throw new Error('the provider names another sum');
      await deps.db
        .transaction()
        .execute(async (tx) => settlePayment(tx, deps, await lockPayment(tx, deps, payment), verdict));
    } catch (error) {
      deps.log.warn({ err: error, payment: payment.id }, 'a payment could not be asked about');
    }
  }
  return payments.length;
};
