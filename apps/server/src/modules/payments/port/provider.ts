import type { Minor } from '../../../kernel/money.ts';
import type { IncomingNotice, Notice } from './notice.ts';
import type { CreatedPayment, PaymentFacts, PaymentToCreate } from './payment.ts';
import type { Receipt } from './receipt.ts';
import type { RefundAnswer, RefundToSend, SentRefund } from './refund.ts';

/** Money that is blocked first. A payment that is blocked and accepted is captured by the sweep, any other one let go. DEC-107 */
export type TwoStage = {
  /** Takes all of it. Accepted is not captured: `state` says when it is. */
  capture(payment: { providerPaymentId: string; paymentPublicId: string; amount: Minor }): Promise<void>;
  /** Lets all of it go: no receipt, no refund. */
  void(payment: { providerPaymentId: string; refundId: string; amount: Minor }): Promise<RefundAnswer>;
};

/** A movement of money as the provider has booked it. */
export type BookedMoney = {
  readonly kind: 'payment' | 'refund';
  readonly providerPaymentId: string;
  readonly amount: Minor;
  readonly fee: Minor | null;
  readonly at: Date;
};

/** What the provider has booked, to be held against our books. */
export type Register = { list(period: { from: Date; to: Date }): AsyncIterable<BookedMoney> };

/** Receipts that a provider makes apart from money: the one that closes a prepayment on the day of the start. */
export type LaterReceipts = {
  close(receipt: { receiptId: string; providerPaymentId: string; receipt: Receipt }): Promise<void>;
  state(receiptId: string): Promise<'pending' | 'done' | 'refused' | 'unknown'>;
};

/**
 * A way to pay (API §17, docs/domain/payments.md). Calls leave the process: never within a transaction. They throw when
 * nobody answers. What only some can do is an object or a function of its own: absent, it cannot.
 */
export type PaymentProvider = {
  readonly name: string;
  create(payment: PaymentToCreate): Promise<CreatedPayment>;
  state(providerPaymentId: string): Promise<PaymentFacts>;
  refund(refund: RefundToSend): Promise<RefundAnswer>;
  /**
   * A notice that was proved: by its signature, or by asking the provider for what it is about. null: it is forged, or of
   * another shop. Throws when the provider cannot be asked.
   */
  readNotice(notice: IncomingNotice): Promise<Notice | null>;
  /** Absent: the same refund may simply be sent again. `absent`: it never came. */
  refundState?(refund: SentRefund): Promise<RefundAnswer | { readonly outcome: 'absent' }>;
  readonly twoStage?: TwoStage;
  readonly register?: Register;
  readonly laterReceipts?: LaterReceipts;
};
