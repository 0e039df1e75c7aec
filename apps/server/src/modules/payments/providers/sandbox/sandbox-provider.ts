import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../../../platform/database/index.ts';
import type { Notice } from '../../port/notice.ts';
import type { Verdict } from '../../port/payment.ts';
import type { PaymentProvider } from '../../port/provider.ts';
import {
  findSandboxPayment,
  insertSandboxPayment,
  insertSandboxRefund,
  type SandboxPayment,
} from './sandbox.repository.ts';

export const signatureHeader = 'x-sandbox-signature';

const NoticeBody = z.object({
  id: z.string().max(100),
  payment: z.string().max(64),
  order: z.string().max(64),
  amount: z.int().positive(),
  status: z.enum(['captured', 'failed']),
});

export const signature = (key: Buffer, text: string | Buffer): string =>
  createHmac('sha256', key).update(text).digest('base64url');

export const isSigned = (key: Buffer, text: string | Buffer, given: unknown): boolean => {
  const expected = Buffer.from(signature(key, text));
  const bytes = Buffer.from(typeof given === 'string' ? given : '');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
};

/** What is signed of the address of the payment page. */
export const pageText = (payment: Pick<SandboxPayment, 'id' | 'orderPublicId'>): string =>
  `page:${payment.orderPublicId}:${payment.id}`;

/** 'Pay late' pays once the order has stopped waiting. */
export const verdictOf = ({ verdict, isOver }: SandboxPayment): Verdict => {
  if (verdict === 'late') return isOver ? 'captured' : 'waiting';
  return verdict === 'paid' ? 'captured' : (verdict ?? 'waiting');
};

/** A signed notice as the provider sends it: raw body and headers. */
export const makeNotice = (
  key: Buffer,
  payment: SandboxPayment,
  status: 'captured' | 'failed',
): { raw: Buffer; headers: Record<string, string> } => {
  const raw = Buffer.from(
    JSON.stringify({
      id: `${payment.id}-${status}`,
      payment: payment.id,
      order: payment.orderPublicId,
      amount: payment.amount,
      status,
    }),
  );
  return { raw, headers: { 'content-type': 'application/json', [signatureHeader]: signature(key, raw) } };
};

const answers = { taken: { status: 200, body: 'OK', type: 'text/plain; charset=utf-8' } };

const readNotice = (raw: Buffer): Notice | null => {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = NoticeBody.safeParse(body);
  if (!parsed.success) return null;
  const { id, payment, order, amount, status } = parsed.data;
  return {
    about: 'payment',
    key: id,
    providerPaymentId: payment,
    orderPublicId: order,
    amount,
    verdict: status,
    answers,
  };
};

/** The provider of tests and demonstrations: signed addresses and notices, and a memory of its own to be polled. */
export const createSandboxProvider = ({ db, key }: { db: Database; key: Buffer }): PaymentProvider => {
  const get = async (id: string): Promise<SandboxPayment> => {
    const payment = await findSandboxPayment(db, id);
    if (!payment) throw new Error('the sandbox knows no such payment');
    return payment;
  };
  return {
    name: 'sandbox',
    async create({ paymentPublicId, orderPublicId, amount, expiresAt, language, returnTo }) {
      const payment = { id: paymentPublicId, orderPublicId, amount, payableUntil: expiresAt, language, returnTo };
      await insertSandboxPayment(db, payment);
      return {
        providerPaymentId: paymentPublicId,
        presentation: {
          kind: 'redirect',
          url: `/sandbox/pay/${orderPublicId}`,
          query: { payment: paymentPublicId, signature: signature(key, pageText(payment)) },
        },
      };
    },
    async state(id) {
      const payment = await get(id);
      return { verdict: verdictOf(payment), amount: payment.amount };
    },
    async refund({ providerPaymentId: paymentId, refundId: id, amount }) {
      const isTaken = await insertSandboxRefund(db, { id, paymentId, amount });
      return isTaken ? { outcome: 'done' } : { outcome: 'refused', reason: 'the sandbox has no such money' };
    },
    readNotice: async ({ body, headers }) => (isSigned(key, body, headers[signatureHeader]) ? readNotice(body) : null),
  };
};
