import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '../../../kernel/money.ts';
import type { Verdict } from './payment.ts';

/** What somebody sent to the webhook, as it came: signatures are computed over the bytes. */
export type IncomingNotice = {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  /** Of the webhook's address: some providers tell kinds of notices apart by it alone. */
  readonly query: URLSearchParams;
  /** Worth as much as TRUST_PROXY. */
  readonly address: string;
};

export type NoticeAnswer = { readonly status: number; readonly body: string; readonly type: string };

/**
 * The exact words that a provider waits for. Without one of the last three our own refusal goes out, 400: every provider
 * comes again after that.
 */
export type NoticeAnswers = {
  readonly taken: NoticeAnswer;
  /** No payment of ours, or not yet: a notice can be faster than our own books. */
  readonly unknown?: NoticeAnswer;
  /** Another sum or another order than ours. */
  readonly different?: NoticeAnswer;
  /** The order waits for no money any more. */
  readonly closed?: NoticeAnswer;
};

type Known = { readonly providerPaymentId: string; readonly answers: NoticeAnswers };
type Compared = Known & { readonly orderPublicId: string; readonly amount: Minor };

/** A genuine notice: of this shop, in roubles, and no test in earnest; the sum and the order are compared by us. */
export type Notice =
  /** `key`: the provider's own id of the notice; a second one with it changes nothing. */
  | (Compared & {
      readonly about: 'payment';
      readonly key: string;
      readonly verdict: Verdict;
      /** Kopecks of it that have gone back, where the provider was asked and tells. */
      readonly refunded?: Minor;
    })
  /** A refund has moved on: it is asked about at once, the notice itself proves nothing and is not kept. */
  | (Known & { readonly about: 'refund' })
  /** May this payment go on? Before money moves. */
  | (Compared & { readonly about: 'question' })
  /** Genuine, and nothing to us. */
  | { readonly about: 'other'; readonly answers: Pick<NoticeAnswers, 'taken'> };
