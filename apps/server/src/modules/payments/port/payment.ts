import type { Language } from '@trassa/contracts';
import type { Minor } from '../../../kernel/money.ts';
import type { Receipt } from './receipt.ts';

/**
 * What a provider says of a payment. `unknown`: nothing that one could rely on, as after a time-out; like `waiting` it
 * changes nothing, and the provider is asked again.
 */
export type Verdict = 'waiting' | 'authorized' | 'captured' | 'failed' | 'unknown';

export type PaymentFacts = {
  readonly verdict: Verdict;
  readonly amount: Minor;
  /** Kopecks of it that have gone back; absent: this provider does not tell. */
  readonly refunded?: Minor;
};

export type PaymentToCreate = {
  /** Ours, one for each attempt: the same one again means the same payment. */
  readonly paymentPublicId: string;
  /** The same for providers that count: whole, below 2^53, never used twice. */
  readonly number: number;
  readonly orderPublicId: string;
  readonly amount: Minor;
  readonly language: Language;
  /** Of the buyer: receipts go there. */
  readonly email: string;
  /** Path of the page that thanks him for this order. */
  readonly returnTo: string;
  /** The order waits till then (DEC-89): the term of the payment where the provider can set one. */
  readonly expiresAt: Date;
  readonly receipt: Receipt;
};

/** How the buyer gets to the provider. */
export type Presentation =
  /** An address, with `query` merged into its own (DEC-88). */
  | { readonly kind: 'redirect'; readonly url: string; readonly query: Readonly<Record<string, string>> }
  /** Signed fields that his browser posts to `action`, by a page of ours. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** A link that a phone opens in the bank's application and a computer shows as a code, on a page of ours. */
  | { readonly kind: 'qr'; readonly link: string };

/** What an address alone cannot do. */
export type PaymentPage = Exclude<Presentation, { kind: 'redirect' }>;

export type CreatedPayment = {
  /** All later calls name the payment by it. */
  readonly providerPaymentId: string;
  readonly presentation: Presentation;
};

/** Where the buyer's browser goes now, `form` merged into the query of the address (API 5.2). */
export type Redirect = { readonly redirectUrl: string; readonly form: Readonly<Record<string, string>> };
