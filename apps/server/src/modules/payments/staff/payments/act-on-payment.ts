import type { MessageId } from '@trassa/contracts';
import type { OfficePayment } from '@trassa/contracts/office';
import { type PaymentAct, paymentObstacle, type PaymentState, paymentTransitions, stateAfter } from '@trassa/rules';
import { toRoubles } from '../../../../kernel/money.ts';
import { notFound, ok, refuse, type Refused, type Result } from '../../../../kernel/result.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Acted, Noted, Outside } from '../../../../platform/http/index.ts';
import type { Log } from '../../../../platform/log.ts';
import { type ApplyRefund, confirmInTransaction } from '../../close-refund.ts';
import { type LockOrder, lockPayment } from '../../lock-payment.ts';
import { patience, within } from '../../patience.ts';
import { type Payment, setPaymentStatus } from '../../payments.repository.ts';
import { captureBlocked } from '../../poll-payments.ts';
import type { PaymentFacts } from '../../port/payment.ts';
import type { PaymentProvider } from '../../port/provider.ts';
import { type ApplyMoney, settlePayment, type Told } from '../../settle-payment.ts';
import {
  claimPayment,
  findPayment,
  findUnused,
  markAsked,
  type PaymentRow,
  releasePayment,
  selectWaiting,
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

/** Seconds; longer than the longest talk, which is three answers long: whoever began to speak has ended. */
const turn = (5 * patience) / 1000;

/** Where the act began: `until` is the end of its turn, null where it changes nothing there and takes none. */
type Begun = { readonly row: Known; readonly provider: PaymentProvider; readonly until: string | null };
type Known = PaymentRow & { readonly providerPaymentId: string };
/** What the provider said or did; it is written down by `settle`. */
type Said = { readonly row: Known; readonly told: Told | 'let_go' };
type Answered = { values: OfficePayment };

type Why = Extract<MessageId, `payment_act_${string}`>;
const no = (id: Why): Refused => refuse({ code: 'state', message: { id } });
const unavailable = (): Refused =>
  refuse({ code: 'unavailable', message: { id: 'payment_provider' }, retryAfter: patience / 1000 });

const isOpen = ({ verdict }: Told): boolean => verdict === 'waiting' || verdict === 'unknown';

/** What the provider says of it; of another sum than ours nothing is believed. */
const check = (row: Known, facts: PaymentFacts): Result<Said> => {
  if (!isOpen(facts) && facts.amount !== row.amount)
    return refuse({ code: 'state', message: { id: 'payment_sum', sum: toRoubles(facts.amount) } });
  return ok({ row, told: facts });
};

const capture = async (provider: PaymentProvider, row: Known): Promise<Result<Said>> => {
  const facts = await captureBlocked(provider, row, row.providerPaymentId);
  if (facts.verdict === 'authorized' || isOpen(facts)) return no('payment_act_waits');
  return check(row, facts);
};

const letGo = async (deps: PaymentActDeps, provider: PaymentProvider, row: Known): Promise<Result<Said>> => {
  const refund = await findUnused(deps.db, row.id);
  const { providerPaymentId, amount } = row;
  const { verdict } = await provider.state(providerPaymentId);
  if (!refund || verdict === 'captured') return no('payment_act_not_blocked');
  if (verdict === 'failed') return ok({ row, told: 'let_go' });
  if (verdict !== 'authorized' || !provider.twoStage) return no('payment_act_waits');
  const { outcome } = await provider.twoStage.void({ providerPaymentId, refundId: refund.publicId, amount });
  if (outcome === 'refused') return no('payment_act_refused');
  const after = await provider.state(providerPaymentId);
  return after.verdict === 'failed' ? ok({ row, told: 'let_go' }) : no('payment_act_waits');
};

const talk = async (deps: PaymentActDeps, act: PaymentAct, { row, provider }: Begun): Promise<Result<Said>> => {
  if (act === 'void') return letGo(deps, provider, row);
  return act === 'capture' ? capture(provider, row) : check(row, await provider.state(row.providerPaymentId));
};

/** Asks outside any transaction. Refuses in words, and 503 when nobody answers. */
const speak = async (deps: PaymentActDeps, act: PaymentAct, begun: Begun): Promise<Result<Said>> => {
  try {
    return await within(talk(deps, act, begun), 3 * patience);
  } catch (error) {
    deps.log.warn({ err: error, payment: begun.row.id }, 'a payment could not be asked about');
    return unavailable();
  }
};

const objectOf = ({ publicId, providerPaymentId }: PaymentRow) => ({
  kind: 'payment',
  publicId,
  title: providerPaymentId ?? publicId,
});

/** Whose turn it is, before anybody outside is spoken with: of many at once one speaks. Refuses `state` in words. */
const begin = async (
  tx: Tx,
  deps: PaymentActDeps,
  publicId: string,
  act: PaymentAct,
): Promise<Result<Acted<Begun>>> => {
  const row = await findPayment(tx, publicId);
  if (!row) return notFound();
  const provider = deps.providers.get(row.provider);
  const obstacle = paymentObstacle(act, factsOf(row, deps.providers));
  if (obstacle !== null) return no(`payment_act_${obstacle}`);
  if (!provider || row.providerPaymentId === null) return no('payment_act_unreachable');
  const known = { ...row, providerPaymentId: row.providerPaymentId };
  if (act === 'ask') return ok({ answer: { row: known, provider, until: null }, unchanged: true });
  const until = await claimPayment(tx, { id: row.id, status: row.status, seconds: turn });
  if (until === null) return refuse({ code: 'state', message: { id: 'payment_busy' } });
  return ok({
    answer: { row: known, provider, until },
    object: objectOf(row),
    changes: [{ field: 'sum', before: null, after: toRoubles(row.amount) }],
  });
};

/**
 * The bank has let blocked money of an accepted order go by itself. What was given back of the order whole has its money then: it ends as
 * refunded. Else its goods are still out, and a person gives them back first.
 */
const endLetGo = async (tx: Tx, deps: PaymentActDeps, payment: Payment): Promise<Result<void>> => {
  const refunds = await selectWaiting(tx, payment.id);
  if (refunds.reduce((sum, { amount }) => sum + amount, 0) !== payment.amount) return no('payment_act_let_go');
  await setPaymentStatus(tx, { id: payment.id, status: stateAfter(paymentTransitions, payment.status, 'refund') });
  // For each part of it the money is where it would be after a capture and a refund.
  for (const refund of refunds)
    await confirmInTransaction(tx, deps, { ...refund, orderId: payment.orderId }, { ...payment, status: 'captured' });
  return ok(undefined);
};

const apply = async (
  tx: Tx,
  deps: PaymentActDeps,
  payment: Payment,
  { told }: Pick<Said, 'told'>,
): Promise<Result<void>> => {
  if (told === 'let_go') {
    const refund = await findUnused(tx, payment.id);
    if (refund) await confirmInTransaction(tx, deps, { ...refund, orderId: payment.orderId, cause: null }, payment);
    return ok(undefined);
  }
  if (told.verdict === 'failed' && payment.status === 'authorized') return endLetGo(tx, deps, payment);
  await settlePayment(tx, deps, payment, told);
  return ok(undefined);
};

/** What each act is to end in; anything else is no success of it. */
const ends: Record<Exclude<PaymentAct, 'ask'>, readonly PaymentState[]> = {
  capture: ['captured', 'refunding', 'refunded'],
  void: ['refunded'],
};

/** Applies what the provider said, once, whoever else heard it. */
const settle = async (
  tx: Tx,
  deps: PaymentActDeps,
  act: PaymentAct,
  { row, told }: Said,
): Promise<Result<Acted<Answered>>> => {
  const payment = await lockPayment(tx, deps, row);
  const applied = await apply(tx, deps, payment, { told });
  if (!applied.ok) return applied;
  await markAsked(tx, row.id);
  const after = await findPayment(tx, row.publicId);
  if (!after) return notFound();
  if (act !== 'ask' && !ends[act].includes(after.status)) return no('payment_act_other');
  return ok({
    answer: { values: presentPayment(after, { providers: deps.providers, mayAct: true }) },
    object: objectOf(row),
    changes: after.status === payment.status ? [] : [{ field: 'state', before: payment.status, after: after.status }],
  });
};

/** An act on a payment at its provider: the turn first, then the talk, then what came of it. BO-084 */
export const actOnPayment = async (
  deps: PaymentActDeps,
  publicId: string,
  act: PaymentAct,
  actOutside: <S, D, T>(steps: Outside<S, D, T>) => Promise<Noted<T> | Refused>,
): Promise<Noted<Answered> | Refused> => {
  const held: { id: number; until: string }[] = [];
  try {
    return await actOutside<Begun, Said, Answered>({
      begin: (tx) => begin(tx, deps, publicId, act),
      speak(begun) {
        if (begun.until !== null) held.push({ id: begun.row.id, until: begun.until });
        return speak(deps, act, begun);
      },
      end: (tx, said) => settle(tx, deps, act, said),
    });
  } finally {
    for (const { id, until } of held) await releasePayment(deps.db, id, until);
  }
};
