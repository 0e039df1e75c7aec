import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { PaymentProvider } from './provider.ts';
import { confirmRefund, postponeRefund, takeDueRefunds } from './refunds.repository.ts';

export type RefundDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
};

const batch = 10;
/** Seconds: longer than a provider may take to answer. */
const lease = 120;
const maxAttempts = 30;
const longest = 3600;

const delayAfter = (attempts: number): number | null =>
  attempts >= maxAttempts ? null : Math.min(longest, 15 * 2 ** (attempts - 1));

/** Sweep: sends money back, again and again until the provider confirms it; answers how many were confirmed. */
export const sendRefunds = async ({ db, log, providers }: RefundDeps): Promise<number> => {
  let done = 0;
  for (const refund of await takeDueRefunds(db, { limit: batch, lease })) {
    const delay = delayAfter(refund.attempts);
    try {
      const provider = providers.get(refund.provider);
      if (!provider) throw new Error(`no provider ${refund.provider}`);
      const outcome = await provider.refund(refund.providerPaymentId, {
        refundId: refund.publicId,
        amount: refund.amount,
      });
      if (outcome === 'done') {
        await db.transaction().execute((tx) => confirmRefund(tx, refund));
        done += 1;
      } else await postponeRefund(db, refund.id, delay);
    } catch (error) {
      log[delay === null ? 'error' : 'warn'](
        { err: error, refund: refund.id, attempts: refund.attempts },
        'a refund was not taken',
      );
      await postponeRefund(db, refund.id, delay);
    }
  }
  return done;
};
