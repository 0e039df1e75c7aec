import type { Minor } from '../../../kernel/money.ts';
import type { Receipt } from './receipt.ts';

export type RefundToSend = {
  readonly providerPaymentId: string;
  /** Ours: with the same `refusals` the same refund. */
  readonly refundId: string;
  /** How often it was refused: a key that was refused once is spent with some providers. */
  readonly refusals: number;
  readonly amount: Minor;
  readonly receipt: Receipt;
};

export type SentRefund = Omit<RefundToSend, 'receipt'> & {
  /** As the provider answered, ours where it has none; null: nobody knows whether it was taken. */
  readonly providerRefundId: string | null;
};

/**
 * `done`: the money has left. `pending`: taken, and asked about on. `refused`: not taken, and tried again later, anew, unless it is final.
 * `unknown`: perhaps taken, so that it is asked about and never sent blindly.
 */
export type RefundAnswer =
  | { readonly outcome: 'done' | 'pending'; readonly providerRefundId?: string }
  | {
      readonly outcome: 'refused';
      readonly reason: string;
      /** It never will be: the card is closed, the payment too old. */ readonly isFinal?: true;
    }
  | { readonly outcome: 'unknown' };
