import { notFound, ok, refuse, type Refused, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { LockOrder } from './lock-payment.ts';
import { findByProviderId, isAwaited, lockForNotice, type Payment } from './payments.repository.ts';
import type { IncomingNotice, Notice, NoticeAnswer } from './port/notice.ts';
import type { PaymentProvider } from './port/provider.ts';
import { patience, within } from './patience.ts';
import { hastenRefunds } from './refunds.repository.ts';
import { type ApplyMoney, settlePayment } from './settle-payment.ts';

export type NoticeDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly applyMoney: ApplyMoney;
  readonly lockOrder: LockOrder;
};

const untrusted = (): Refused => refuse({ code: 'validation' });
const answer = (words: NoticeAnswer | undefined): Result<NoticeAnswer> => (words ? ok(words) : untrusted());

/** The provider has to be asked whether it is true, and does not answer: it shall come again. */
const unproved = (): Refused =>
  refuse({ code: 'unavailable', message: { id: 'payment_provider' }, retryAfter: patience / 1000 });

type Known = Exclude<Notice, { about: 'other' }>;

const isDifferent = (notice: Known, payment: Payment): boolean =>
  notice.about !== 'refund' && (payment.orderPublicId !== notice.orderPublicId || payment.amount !== notice.amount);

/** What was told once changes nothing the second time. What decides nothing is not kept: a forger could use up its key. */
const take = async (
  deps: NoticeDeps,
  notice: Extract<Notice, { about: 'payment' }>,
  payment: Payment,
): Promise<void> => {
  if (notice.verdict === 'waiting') return;
  await deps.db.transaction().execute(async (tx) => {
    // The order's lock comes first: a notice's reference to its payment would lock that before its order.
    await deps.lockOrder(tx, payment.orderId);
    const { verdict: outcome, key } = notice;
    const locked = await lockForNotice(tx, payment.id, { provider: payment.provider, key, outcome });
    if (locked.isNew) await settlePayment(tx, deps, locked.payment, notice);
  });
};

/**
 * A notice of a provider, answered in its own words: 400 for a forged one, a wrong sum or order; 503 when it cannot be
 * proved now; one that was here before is answered as the first and changes nothing. API §17
 */
export const handleNotice = async (
  deps: NoticeDeps,
  name: string,
  incoming: IncomingNotice,
): Promise<Result<NoticeAnswer>> => {
  const provider = deps.providers.get(name);
  if (!provider) return notFound();
  let notice: Notice | null;
  try {
    notice = await within(provider.readNotice(incoming), patience);
  } catch (error) {
    deps.log.warn({ err: error, provider: name }, 'a notice could not be proved');
    return unproved();
  }
  if (!notice) return untrusted();
  if (notice.about === 'other') return answer(notice.answers.taken);
  const payment = await findByProviderId(deps.db, name, notice.providerPaymentId);
  if (!payment || isDifferent(notice, payment)) {
    deps.log.warn({ provider: name, known: payment !== null }, 'a notice does not fit its payment');
    return answer(payment ? notice.answers.different : notice.answers.unknown);
  }
  if (notice.about === 'question')
    return answer((await isAwaited(deps.db, payment.id)) ? notice.answers.taken : notice.answers.closed);
  if (notice.about === 'refund') {
    await hastenRefunds(deps.db, payment.id);
    return answer(notice.answers.taken);
  }
  if (notice.verdict === 'unknown') return unproved();
  await take(deps, notice, payment);
  return answer(notice.answers.taken);
};
