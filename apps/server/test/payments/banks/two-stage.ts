import { createHmac } from 'node:crypto';
import type { PaymentProvider, Verdict } from '../../../src/modules/payments/index.ts';
import { fromDecimal, toDecimal } from './roubles.ts';

type Status = 'Created' | 'Authorized' | 'Completed' | 'Cancelled';
type BankPayment = { order: string; amount: number; status: Status };

const secret = 'api-secret';
const verdicts: Record<Status, Verdict> = {
  Created: 'waiting',
  Authorized: 'authorized',
  Completed: 'captured',
  Cancelled: 'failed',
};
const code = (value: number) => ({ status: 200, body: JSON.stringify({ code: value }), type: 'application/json' });
const answers = { taken: code(0), unknown: code(10), different: code(12), closed: code(20) };

export const hmac = (body: string | Buffer): string => createHmac('sha256', secret).update(body).digest('base64');

/**
 * A bank of the kind that blocks money first: it asks before it does, tells kinds of notices apart by the address, signs the
 * raw body in a header and wants a code in the answer.
 */
export const createTwoStageBank = () => {
  const payments = new Map<string, BankPayment>();
  const log: string[] = [];
  const state = { losesAnswers: false, isSlow: false, refunds: 'done' as 'done' | 'pending' };
  const find = (id: string): BankPayment => {
    const payment = payments.get(id);
    if (!payment) throw new Error('not found');
    return payment;
  };
  const move = async (id: string, from: Status, to: Status): Promise<void> => {
    const payment = find(id);
    if (payment.status !== from) throw new Error(`${payment.status} cannot become ${to}`);
    if (!state.isSlow) payment.status = to;
    log.push(`${to} ${id}`);
    if (state.losesAnswers) throw new Error('the answer was lost');
  };
  const provider: PaymentProvider = {
    name: 'two-stage',
    async create({ paymentPublicId: id, orderPublicId: order, amount }) {
      payments.set(id, { order, amount, status: 'Created' });
      return { providerPaymentId: id, presentation: { kind: 'qr', link: `https://qr.bank.example/${id}?a=1&b=2` } };
    },
    async state(id) {
      const { status, amount } = find(id);
      return { verdict: verdicts[status], amount };
    },
    async readNotice({ body, headers, query }) {
      if (headers['content-hmac'] !== hmac(body)) return null;
      const form = new URLSearchParams(body.toString('utf8'));
      const [id, order] = [form.get('InvoiceId') ?? '', form.get('AccountId') ?? ''];
      const known = { providerPaymentId: id, answers };
      const compared = { ...known, orderPublicId: order, amount: fromDecimal(form.get('Amount') ?? '') ?? -1 };
      const key = `${query.get('type')}:${form.get('TransactionId')}`;
      switch (query.get('type')) {
        case 'check':
          return { ...compared, about: 'question' };
        case 'pay':
          return { ...compared, about: 'payment', key, verdict: verdicts[(form.get('Status') ?? 'Created') as Status] };
        case 'refund':
          return { ...known, about: 'refund' };
        default:
          return { about: 'other', answers };
      }
    },
    async refund({ providerPaymentId: id, refundId }) {
      if (find(id).status !== 'Completed') return { outcome: 'refused', reason: 'nothing was taken' };
      log.push(`Refunded ${id} ${refundId}`);
      return { outcome: state.refunds };
    },
    twoStage: {
      capture: ({ providerPaymentId: id }) => move(id, 'Authorized', 'Completed'),
      async void({ providerPaymentId: id }) {
        await move(id, 'Authorized', 'Cancelled');
        return { outcome: 'done' };
      },
    },
  };
  /** The buyer's bank has said yes: the notice of it, as it is posted. */
  const authorize = (id: string): string => {
    const payment = find(id);
    payment.status = 'Authorized';
    return noticeOf(id, payment);
  };
  const noticeOf = (id: string, { order, amount, status }: BankPayment): string =>
    new URLSearchParams({
      TransactionId: `t-${id}`,
      InvoiceId: id,
      AccountId: order,
      Amount: toDecimal(amount),
      Status: status,
      Name: 'АННА ИВАНОВА',
    }).toString();
  return { provider, payments, log, state, authorize, noticeOf };
};
