import type { IncomingHttpHeaders } from 'node:http';
import { notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { type LockOrder, lockPayment } from './lock-payment.ts';
import { findByProviderId, insertNotice } from './payments.repository.ts';
import type { PaymentProvider } from './provider.ts';
import { type ApplyMoney, settlePayment } from './settle-payment.ts';

export type NoticeDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly applyMoney: ApplyMoney;
  readonly lockOrder: LockOrder;
};

export type Acknowledgement = PaymentProvider['acknowledgement'];

const untrusted = () => refuse({ code: 'validation' });

/**
 * A notice of a provider: 400 for a wrong signature, sum or order; one that was here before is answered as the first and
 * changes nothing. API §17
 */
export const handleNotice = async (
  deps: NoticeDeps,
  name: string,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<Result<Acknowledgement>> => {
  const provider = deps.providers.get(name);
  if (!provider) return notFound();
  const notice = provider.parseNotice(raw, headers);
  if (!notice) return untrusted();
  const payment = await findByProviderId(deps.db, name, notice.providerPaymentId);
  if (!payment || payment.orderPublicId !== notice.orderPublicId || payment.amount !== notice.amount) {
    deps.log.warn({ provider: name, known: payment !== null }, 'a notice does not fit its payment');
    return untrusted();
  }
  await deps.db.transaction().execute(async (tx) => {
    // The locks come first: a notice's reference to its payment would lock that before its order.
    const locked = await lockPayment(tx, deps, payment);
    const isNew = await insertNotice(tx, {
      provider: name,
      key: notice.key,
      paymentId: payment.id,
      outcome: notice.verdict,
    });
    if (isNew) await settlePayment(tx, deps, locked, notice.verdict);
  });
  return ok(provider.acknowledgement);
};
