import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@trassa/contracts';
import type { Minor } from '../../kernel/money.ts';

/** What a provider says of a payment. */
export type Verdict = 'waiting' | 'authorized' | 'captured' | 'failed';

export type PaymentToCreate = {
  /** Ours: the same one again means the same payment. */
  readonly paymentPublicId: string;
  readonly orderPublicId: string;
  readonly amount: Minor;
  readonly language: Language;
  readonly email: string;
  /** Path of the page that thanks him for this order. */
  readonly returnTo: string;
  /** The order waits till then (DEC-89). */
  readonly expiresAt: Date;
};

export type CreatedPayment = {
  readonly providerPaymentId: string;
  /** Where the buyer goes, `form` merged into its query (DEC-88). */
  readonly redirectUrl: string;
  readonly form: Readonly<Record<string, string>>;
};

export type Notice = {
  /** The provider's own id of the notice: a second one with the same key changes nothing. */
  readonly key: string;
  readonly providerPaymentId: string;
  readonly orderPublicId: string;
  readonly amount: Minor;
  readonly verdict: Verdict;
};

/** A way to pay (API §17). Calls leave the process: never within a transaction. They throw when nobody answers. */
export type PaymentProvider = {
  readonly name: string;
  create(payment: PaymentToCreate): Promise<CreatedPayment>;
  state(providerPaymentId: string): Promise<{ verdict: Verdict; amount: Minor }>;
  /** Takes blocked money (DEC-107). */
  capture(providerPaymentId: string, amount: Minor): Promise<void>;
  /** The same `refundId` again is the same refund. */
  refund(providerPaymentId: string, refund: { refundId: string; amount: Minor }): Promise<'done' | 'waiting'>;
  /** The notice in its raw bytes; null: not signed by the provider, or no notice at all. */
  parseNotice(raw: Buffer, headers: IncomingHttpHeaders): Notice | null;
  /** What the provider wants to hear. */
  readonly acknowledgement: { readonly body: string; readonly type: string };
};

/** How money found its order: `late` – nothing is left for it, `duplicate` – the order is paid already. Both go back. */
export type MoneyOutcome = 'kept' | 'late' | 'duplicate';

export type Money = {
  readonly orderId: number;
  readonly cause: 'pay' | 'authorize' | 'capture';
  readonly paymentPublicId: string;
  readonly amount: Minor;
};
