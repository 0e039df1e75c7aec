import { createHash } from 'node:crypto';
import type { PaymentProvider, PaymentToCreate } from '../../../src/modules/payments/index.ts';
import { fromDecimal, toDecimal } from './roubles.ts';

const shop = 'demo-shop';
/** Of our form, and of the bank's notices. */
const passwords = { form: 'pass-one', notice: 'pass-two' };

export const sign = (...parts: string[]): string => createHash('sha256').update(parts.join(':')).digest('hex');

/** The notice of a payment as the bank posts it: the sum with as many decimals as it likes. */
export const makeFormNotice = (
  payment: { number: string; amount: number; order: string },
  password = passwords.notice,
): string => {
  const sum = toDecimal(payment.amount, 6);
  return new URLSearchParams({
    OutSum: sum,
    InvId: payment.number,
    SignatureValue: sign(sum, payment.number, password, `Shp_order=${payment.order}`).toUpperCase(),
    Shp_order: payment.order,
  }).toString();
};

/** What the bank checks of a form. */
export const isFormSigned = (form: Record<string, string>): boolean =>
  form['SignatureValue'] ===
  sign(shop, form['OutSum'] ?? '', form['InvId'] ?? '', passwords.form, `Shp_order=${form['Shp_order']}`);

/**
 * A bank of the kind that the browser posts a signed form to: it knows attempts by numbers, tells of good ends alone, and
 * waits for the number in the answer.
 */
export const createSignedFormBank = () => {
  const refunded = new Map<string, number>();
  const created: PaymentToCreate[] = [];
  const provider: PaymentProvider = {
    name: 'signed-form',
    async create(payment) {
      created.push(payment);
      const { number, orderPublicId, amount } = payment;
      const [sum, id] = [toDecimal(amount), String(number)];
      const fields = {
        MerchantLogin: shop,
        OutSum: sum,
        InvId: id,
        Shp_order: orderPublicId,
        SignatureValue: sign(shop, sum, id, passwords.form, `Shp_order=${orderPublicId}`),
      };
      return {
        providerPaymentId: id,
        presentation: { kind: 'form', action: 'https://bank.example/Merchant/Index.aspx?step=1', fields },
      };
    },
    // A buyer who has not come yet is not known to the bank.
    state: async () => ({ verdict: 'unknown', amount: 0 }),
    async readNotice({ body }) {
      const form = new URLSearchParams(body.toString('utf8'));
      const [sum, id, order] = ['OutSum', 'InvId', 'Shp_order'].map((name) => form.get(name) ?? '') as [
        string,
        string,
        string,
      ];
      const expected = sign(sum, id, passwords.notice, `Shp_order=${order}`);
      if (form.get('SignatureValue')?.toLowerCase() !== expected) return null;
      return {
        about: 'payment',
        key: id,
        providerPaymentId: id,
        orderPublicId: order,
        amount: fromDecimal(sum) ?? -1,
        verdict: 'captured',
        answers: { taken: { status: 200, body: `OK${id}`, type: 'text/plain' } },
      };
    },
    async refund({ providerPaymentId, amount }) {
      refunded.set(providerPaymentId, (refunded.get(providerPaymentId) ?? 0) + amount);
      return { outcome: 'done' };
    },
  };
  return { provider, created, refunded };
};
