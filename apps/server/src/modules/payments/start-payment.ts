import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { patience, within } from './patience.ts';
import { markStarted, markUnreachable } from './payments.repository.ts';
import type { PaymentToCreate, Presentation, Redirect } from './port/payment.ts';
import type { PaymentProvider } from './port/provider.ts';

/** Where the page of an attempt stands. */
export const pagePath = (paymentPublicId: string): string => `/payment/${paymentPublicId}`;

/** The wire knows addresses alone: what is more than one gets a page of ours. */
const redirectTo = (paymentPublicId: string, presentation: Presentation): Redirect =>
  presentation.kind === 'redirect'
    ? { redirectUrl: presentation.url, form: presentation.query }
    : { redirectUrl: pagePath(paymentPublicId), form: {} };

/**
 * Asks the provider for the place to pay at, outside any transaction; 503 when it does not answer. Then the attempt is over
 * whatever came of it there: nobody was shown its address, and the next one has another number.
 */
export const startPayment = async (
  { db, log }: { db: Database; log: Log },
  provider: PaymentProvider,
  payment: PaymentToCreate,
): Promise<Result<Redirect>> => {
  try {
    const { providerPaymentId, presentation } = await within(provider.create(payment), patience);
    const redirect = redirectTo(payment.paymentPublicId, presentation);
    const page = presentation.kind === 'redirect' ? null : presentation;
    await markStarted(db, { publicId: payment.paymentPublicId, providerPaymentId, redirect, page });
    return ok(redirect);
  } catch (error) {
    log.error({ err: error, provider: provider.name }, 'no payment could be started');
    await markUnreachable(db, payment.paymentPublicId);
    return refuse({ code: 'unavailable', message: { id: 'payment_provider' }, retryAfter: 5 });
  }
};
