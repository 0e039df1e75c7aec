import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { markStarted, markUnreachable } from './payments.repository.ts';
import type { CreatedPayment, PaymentProvider, PaymentToCreate } from './provider.ts';

/** Milliseconds: the buyer's client gives up after ten seconds. */
const patience = 6000;

const within = async <T>(promise: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the provider did not answer in time')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Asks the provider for the place to pay at, outside any transaction; 503 when it does not answer. */
export const startPayment = async (
  { db, log }: { db: Database; log: Log },
  provider: PaymentProvider,
  payment: PaymentToCreate,
): Promise<Result<CreatedPayment>> => {
  try {
    const created = await within(provider.create(payment), patience);
    await markStarted(db, payment.paymentPublicId, created);
    return ok(created);
  } catch (error) {
    log.error({ err: error, provider: provider.name }, 'no payment could be started');
    await markUnreachable(db, payment.paymentPublicId);
    return refuse({ code: 'unavailable', message: { id: 'payment_provider' }, retryAfter: 5 });
  }
};
