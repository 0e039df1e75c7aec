import type { PaymentProvider } from './port/provider.ts';
import type { Receipt } from './port/receipt.ts';
import type { RefundAnswer } from './port/refund.ts';
import type { Refund } from './refunds.repository.ts';

/** Port of the orders: the lines that some of an order's money goes back for. */
export type DescribeRefund = (refund: Pick<Refund, 'orderId' | 'cause' | 'amount'>) => Promise<Receipt>;

/** Money that no order took may be blocked only: then it is let go, and what was let go needs no refund. */
const letGo = async (provider: PaymentProvider, refund: Refund): Promise<RefundAnswer | null> => {
  if (!provider.twoStage || refund.cause !== null) return null;
  const { providerPaymentId, publicId: refundId, amount } = refund;
  const { verdict } = await provider.state(providerPaymentId);
  if (verdict === 'authorized') return provider.twoStage.void({ providerPaymentId, refundId, amount });
  if (verdict === 'failed') return { outcome: 'done' };
  return verdict === 'captured' ? null : { outcome: 'unknown' };
};

/**
 * Brings a refund to its provider and answers what it says. One that may have been there before is asked about first, where
 * the provider can be asked: sent twice it might be paid twice.
 */
export const askForRefund = async (
  { describeRefund }: { describeRefund: DescribeRefund },
  provider: PaymentProvider,
  refund: Refund,
): Promise<RefundAnswer> => {
  const released = await letGo(provider, refund);
  if (released) return released;
  const { providerPaymentId, publicId: refundId, amount, refusals, providerRefundId } = refund;
  const asked = { providerPaymentId, refundId, amount, refusals };
  if (refund.wasSent && provider.refundState) {
    const state = await provider.refundState({ ...asked, providerRefundId });
    if (state.outcome !== 'absent') return state;
  }
  return provider.refund({ ...asked, receipt: await describeRefund(refund) });
};
