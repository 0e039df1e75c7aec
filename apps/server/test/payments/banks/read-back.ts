import { z } from 'zod';
import type { PaymentProvider, Receipt, Verdict } from '../../../src/modules/payments/index.ts';
import { fromDecimal, toDecimal } from './roubles.ts';

type Status = 'pending' | 'succeeded' | 'canceled';
type BankPayment = { id: string; order: string; value: string; status: Status; refunded: number };
type BankRefund = { id: string; value: string; status: Status; receipt: Receipt };

const Body = z.object({
  event: z.enum(['payment.succeeded', 'payment.canceled', 'refund.succeeded']),
  object: z.object({ id: z.string().max(64), payment_id: z.string().max(64).optional() }),
});
const verdicts: Record<Status, Verdict> = { pending: 'waiting', succeeded: 'captured', canceled: 'failed' };
const outcomes = { pending: 'pending', succeeded: 'done' } as const;
const taken = { taken: { status: 200, body: '', type: 'text/plain' } };

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/**
 * A bank of the kind that signs nothing: its notices are JSON, and what they say is true only when the bank, asked, says so
 * too. Its refunds may take their time, and each has a key of its own.
 */
export const createReadBackBank = () => {
  const payments = new Map<string, BankPayment>();
  /** By the key that they came with. */
  const refunds = new Map<string, BankRefund>();
  /** Keys as they came, again and again. */
  const sent: string[] = [];
  const state = { isSilent: false, losesAnswers: false, refunds: 'pending' as Status, slowly: async () => {} };

  /** What the bank does is done, whether its answer comes or not. */
  const call = async <T>(work: () => T): Promise<T> => {
    await new Promise(setImmediate);
    if (state.isSilent) throw new Error('nobody answers');
    const answer = work();
    if (state.losesAnswers) throw new Error('the answer was lost');
    return answer;
  };
  const read = (id: string) => call(() => payments.get(id) ?? null);
  const factsOf = ({ status, value, refunded }: BankPayment) => ({
    verdict: verdicts[status],
    amount: fromDecimal(value) ?? -1,
    refunded,
  });
  const keyOf = ({ refundId, refusals }: { refundId: string; refusals: number }): string => `${refundId}-${refusals}`;
  const answerOf = ({ id, status }: BankRefund) =>
    status === 'canceled'
      ? ({ outcome: 'refused', reason: 'insufficient_funds' } as const)
      : ({ outcome: outcomes[status], providerRefundId: id } as const);

  const provider: PaymentProvider = {
    name: 'read-back',
    async create({ paymentPublicId, orderPublicId: order, amount }) {
      const id = `bank-${paymentPublicId}`;
      await call(() => payments.set(id, { id, order, value: toDecimal(amount), status: 'pending', refunded: 0 }));
      return {
        providerPaymentId: id,
        presentation: { kind: 'redirect', url: `https://bank.example/checkout?id=${id}`, query: {} },
      };
    },
    async state(id) {
      const payment = await read(id);
      return payment ? factsOf(payment) : { verdict: 'unknown', amount: 0 };
    },
    async readNotice({ body }) {
      const told = Body.safeParse(parse(body));
      if (!told.success) return null;
      const { id, payment_id: paymentId } = told.data.object;
      if (told.data.event === 'refund.succeeded')
        return { about: 'refund', providerPaymentId: paymentId ?? '', answers: taken };
      const payment = await read(id);
      if (!payment) return null;
      const { verdict, amount, refunded } = factsOf(payment);
      const { order: orderPublicId, status } = payment;
      return {
        about: 'payment',
        key: `${status}:${id}`,
        providerPaymentId: id,
        orderPublicId,
        amount,
        refunded,
        verdict,
        answers: taken,
      };
    },
    async refund(refund) {
      const answer = await call(() => {
        const key = keyOf(refund);
        sent.push(key);
        const { amount, receipt } = refund;
        const known = refunds.get(key) ?? { id: `r-${key}`, value: toDecimal(amount), status: state.refunds, receipt };
        refunds.set(key, known);
        return answerOf(known);
      });
      await state.slowly();
      return answer;
    },
    refundState: (refund) =>
      call(() => {
        const known = refunds.get(keyOf(refund));
        return known ? answerOf(known) : ({ outcome: 'absent' } as const);
      }),
  };
  return { provider, payments, refunds, sent, state };
};
