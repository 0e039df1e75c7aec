import { lockPayment } from './lock-payment.ts';
import { type Payment, takeBlocked, takeWaiting } from './payments.repository.ts';
import type { NoticeDeps } from './handle-notice.ts';
import type { PaymentFacts } from './port/payment.ts';
import type { PaymentProvider } from './port/provider.ts';
import { settlePayment } from './settle-payment.ts';

const batch = 20;

/** Takes money that is still blocked, and answers how the payment stands then. */
export const captureBlocked = async (
  provider: PaymentProvider,
  { publicId: paymentPublicId, amount }: Pick<Payment, 'publicId' | 'amount'>,
  id: string,
): Promise<PaymentFacts> => {
  const facts = await provider.state(id);
  if (facts.verdict !== 'authorized' || !provider.twoStage) return facts;
  await provider.twoStage.capture({ providerPaymentId: id, paymentPublicId, amount });
  return provider.state(id);
};

/** Blocked money is taken as soon as it is asked about: its order was accepted, or it would be on its way back (DEC-107). */
const readState = (provider: PaymentProvider, payment: Payment, id: string): Promise<PaymentFacts> =>
  payment.status === 'authorized' ? captureBlocked(provider, payment, id) : provider.state(id);

const askAbout = async (deps: NoticeDeps, payment: Payment): Promise<void> => {
  const provider = deps.providers.get(payment.provider);
  if (!provider || payment.providerPaymentId === null) return;
  const facts = await readState(provider, payment, payment.providerPaymentId);
  if (facts.verdict === 'waiting' || facts.verdict === 'unknown') return;
  if (facts.amount !== payment.amount) throw new Error('the provider names another sum');
  await deps.db
    .transaction()
    .execute(async (tx) => settlePayment(tx, deps, await lockPayment(tx, deps, payment), facts));
};

/**
 * Sweep: asks providers about waiting payments whose notice may have been lost, and takes blocked money; answers how many
 * were asked.
 */
export const pollPayments = async (deps: NoticeDeps): Promise<number> => {
  const twoStage = [...deps.providers.values()].filter((provider) => provider.twoStage).map(({ name }) => name);
  const payments = [
    ...(await takeWaiting(deps.db, batch)),
    ...(twoStage.length ? await takeBlocked(deps.db, twoStage, batch) : []),
  ];
  for (const payment of payments) {
    try {
      await askAbout(deps, payment);
    } catch (error) {
      deps.log.warn({ err: error, payment: payment.id }, 'a payment could not be asked about');
    }
  }
  return payments.length;
};
