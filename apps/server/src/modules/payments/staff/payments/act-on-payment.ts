import type { OfficePayment } from '@trassa/contracts/office';
import { type PaymentAct, paymentObstacle } from '@trassa/rules';
import { notFound, ok, refuse, type Refused, type Result } from '../../../../kernel/result.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { Log } from '../../../../platform/log.ts';
import { type ApplyRefund, confirmInTransaction } from '../../close-refund.ts';
import { type LockOrder, lockPayment } from '../../lock-payment.ts';
import { patience, within } from '../../patience.ts';
import type { PaymentProvider } from '../../port/provider.ts';
import { captureBlocked } from '../../poll-payments.ts';
import { type ApplyMoney, settlePayment, type Told } from '../../settle-payment.ts';
import {
  claimPayment,
  findPayment,
  findUnused,
  markAsked,
  type PaymentRow,
  releasePayment,
} from './payment-rows.repository.ts';
import { factsOf, presentPayment, type Providers } from './present-payment.ts';

export type PaymentActDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly providers: Providers;
  readonly lockOrder: LockOrder;
  readonly applyMoney: ApplyMoney;
  readonly applyRefund: ApplyRefund;
};

/** Longer than a provider is waited for: whoever began to speak with it has ended. */
const turn = (3 * patience) / 1000;

/** What the provider said or did; it is written down by `settleTold`. */
type Answer = { readonly row: PaymentRow; readonly told: Told | 'let_go' };

const unavailable = (): Refused =>
  refuse({ code: 'unavailable', message: { id: 'payment_provider' }, retryAfter: patience / 1000 });

type Known = PaymentRow & { readonly providerPaymentId: string };

const read = async (provider: PaymentProvider, row: Known, act: PaymentAct): Promise<Told> => {
  const facts = await (act === 'capture'
    ? captureBlocked(provider, row, row.providerPaymentId)
    : provider.state(row.providerPaymentId));
  if (facts.verdict !== 'waiting' && facts.verdict !== 'unknown' && facts.amount !== row.amount)
    throw new Error('the provider names another sum');
  return facts;
};

const letGo = async (deps: PaymentActDeps, provider: PaymentProvider, row: Known): Promise<Result<Answer>> => {
  const refund = await findUnused(deps.db, row.id);
  const { verdict } = await provider.state(row.providerPaymentId);
  if (!refund || verdict === 'captured') return refuse({ code: 'state', message: { id: 'payment_act_not_blocked' } });
  if (verdict === 'failed') return ok({ row, told: 'let_go' });
  if (verdict !== 'authorized' || !provider.twoStage) return unavailable();
  const { providerPaymentId, amount } = row;
  const { outcome } = await provider.twoStage.void({ providerPaymentId, refundId: refund.publicId, amount });
  return outcome === 'done' ? ok({ row, told: 'let_go' }) : unavailable();
};

const speak = async (
  deps: PaymentActDeps,
  provider: PaymentProvider,
  row: Known,
  act: PaymentAct,
): Promise<Result<Answer>> => {
  try {
    if (act === 'void') return await within(letGo(deps, provider, row), 2 * patience);
    return ok({ row, told: await within(read(provider, row, act), 3 * patience) });
  } catch (error) {
    deps.log.warn({ err: error, payment: row.id }, 'a payment could not be asked about');
    return unavailable();
  }
};

/**
 * Speaks with the provider, outside any transaction: nothing of ours is changed but whose turn it is. Of many at once one speaks.
 * Refuses `state` in words, and 503 when nobody answers.
 */
export const speakOfPayment = async (
  deps: PaymentActDeps,
  publicId: string,
  act: PaymentAct,
): Promise<Result<Answer>> => {
  const row = await findPayment(deps.db, publicId);
  if (!row) return notFound();
  const provider = deps.providers.get(row.provider);
  const obstacle = paymentObstacle(act, factsOf(row, deps.providers));
  if (obstacle !== null || !provider || row.providerPaymentId === null)
    return refuse({ code: 'state', message: { id: `payment_act_${obstacle ?? 'unreachable'}` } });
  const known = { ...row, providerPaymentId: row.providerPaymentId };
  if (act !== 'ask' && !(await claimPayment(deps.db, { id: row.id, status: row.status, seconds: turn })))
    return refuse({ code: 'state', message: { id: 'payment_busy' } });
  const answer = await speak(deps, provider, known, act);
  if (!answer.ok && act !== 'ask') await releasePayment(deps.db, row.id);
  return answer;
};

/** Applies what the provider said, once, whoever else heard it. BO-084 */
export const settleTold = async (
  tx: Tx,
  deps: PaymentActDeps,
  { row, told }: Answer,
): Promise<Result<Acted<{ values: OfficePayment }>>> => {
  const payment = await lockPayment(tx, deps, row);
  if (told === 'let_go') {
    const refund = await findUnused(tx, row.id);
    if (refund) await confirmInTransaction(tx, deps, { ...refund, orderId: row.orderId, cause: null }, payment);
  } else await settlePayment(tx, deps, payment, told);
  await markAsked(tx, row.id);
  const after = await findPayment(tx, row.publicId);
  if (!after) return notFound();
  return ok({
    answer: { values: presentPayment(after, { providers: deps.providers, mayAct: true }) },
    object: { kind: 'payment', publicId: row.publicId, title: row.providerPaymentId ?? row.publicId },
    changes: after.status === payment.status ? [] : [{ field: 'state', before: payment.status, after: after.status }],
  });
};
