import { notFound, ok, refuse, type Refused, type Result } from '../../kernel/result.ts';
import { createTogether, type Database, type Together, type Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { LockOrder } from './lock-payment.ts';
import { findByProviderId, isAwaited, lockForNotice, type Payment } from './payments.repository.ts';
import type { IncomingNotice, Notice, NoticeAnswer } from './port/notice.ts';
import type { PaymentProvider } from './port/provider.ts';
import { patience, within } from './patience.ts';
import { hastenRefunds } from './refunds.repository.ts';
import { type ApplyMoney, settlePayment } from './settle-payment.ts';

type MoneyDeps = { readonly log: Log; readonly applyMoney: ApplyMoney; readonly lockOrder: LockOrder };
export type NoticeDeps = MoneyDeps & {
  readonly db: Database;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly notices: Together<ToldMoney, null>;
};

const untrusted = (): Refused => refuse({ code: 'validation' });
const answer = (words: NoticeAnswer | undefined): Result<NoticeAnswer> => (words ? ok(words) : untrusted());

/** The provider has to be asked whether it is true, and does not answer: it shall come again. */
const unproved = (): Refused =>
  refuse({ code: 'unavailable', message: { id: 'payment_provider' }, retryAfter: patience / 1000 });

type Known = Exclude<Notice, { about: 'other' }>;

const isDifferent = (notice: Known, payment: Payment): boolean =>
  notice.about !== 'refund' && (payment.orderPublicId !== notice.orderPublicId || payment.amount !== notice.amount);

export type ToldMoney = { readonly notice: Extract<Notice, { about: 'payment' }>; readonly payment: Payment };

/** What was told once changes nothing the second time. */
const take = async (tx: Tx, deps: MoneyDeps, { notice, payment }: ToldMoney): Promise<void> => {
  // The order's lock comes first: a notice's reference to its payment would lock that before its order.
  await deps.lockOrder(tx, payment.orderId);
  const { verdict: outcome, key } = notice;
  const { id, provider } = payment;
  const locked = await lockForNotice(tx, { id, provider, key, outcome });
  if (locked.isNew) await settlePayment(tx, deps, locked.payment, notice);
};

/** Notices that come together are settled together, those of one order or with one key one after another. */
export const createNoticeQueue = (
  deps: MoneyDeps & { readonly db: Database; readonly isShared?: boolean },
): Together<ToldMoney, null> =>
  createTogether({
    ...deps,
    name: 'notices',
    async run(tx, told) {
      await take(tx, deps, told);
      return ok(null);
    },
    keysOf: ({ notice, payment }) => [`order:${payment.orderId}`, `notice:${payment.provider}:${notice.key}`],
  });

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
  const payment = await findByProviderId(deps.db, {
    provider: name,
    providerPaymentId: notice.providerPaymentId,
  });
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
  // What decides nothing is not kept: a forger could use up its key.
  if (notice.verdict !== 'waiting') {
    const taken = await deps.notices.settle({ notice, payment });
    if (!taken.ok) return taken;
  }
  return answer(notice.answers.taken);
};
