import { type RefundCause, refundTransitions, stateAfter } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type Refund = {
  readonly id: number;
  readonly publicId: string;
  readonly paymentId: number;
  readonly orderId: number;
  /** Why a part of an order goes back; null: money that nobody could use. */
  readonly cause: string | null;
  readonly provider: string;
  readonly providerPaymentId: string;
  readonly amount: Minor;
  /** This one included. */
  readonly attempts: number;
  /** It may be known to the provider: an earlier attempt has sent it. */
  readonly wasSent: boolean;
  readonly providerRefundId: string | null;
  readonly refusals: number;
};

/** A part of an order's money; `cause` is of the goods that come back: 'ticket:12', 'policy:7'. */
export type PartToRefund = {
  readonly orderId: number;
  readonly cause: string;
  readonly amount: Minor;
};

/** Money that nobody can use goes back once, whole; again changes nothing. */
export const insertRefund = async (
  tx: Tx,
  refund: { publicId: string; paymentId: number; orderId: number; amount: Minor; reason: 'late' | 'duplicate' },
): Promise<void> => {
  await sql`
    with queued as (
      insert into refunds (public_id, payment_id, order_id, amount_minor, reason)
      values (${refund.publicId}, ${refund.paymentId}, ${refund.orderId}, ${refund.amount}, ${refund.reason})
      on conflict (payment_id) where reason in ('late', 'duplicate') do nothing returning payment_id, amount_minor
    )
    update payments p set refunded_minor = p.refunded_minor + q.amount_minor from queued q where p.id = q.payment_id`.execute(
    tx,
  );
};

/**
 * A part of the payment that an order is paid with, once for its cause; more than is left of it breaks the payment's check.
 * False: the order has no such payment.
 */
export const insertPartRefund = async (tx: Tx, refund: PartToRefund & { publicId: string }): Promise<boolean> => {
  const { rows } = await sql`
    with paid as (
      update payments set refunded_minor = refunded_minor + ${refund.amount}
      where order_id = ${refund.orderId} and status in ('captured', 'authorized') returning id
    )
    insert into refunds (public_id, payment_id, order_id, amount_minor, reason, cause)
    select ${refund.publicId}, id, ${refund.orderId}, ${refund.amount}, split_part(${refund.cause}, ':', 1), ${refund.cause}
    from paid returning id`.execute(tx);
  return rows.length === 1;
};

/** A given-up refund is tried again, by the same id and sum; false: there is none. */
export const revivePartRefund = async (tx: Tx, cause: string): Promise<boolean> => {
  const { rows } = await sql`
    update refunds set status = ${stateAfter(refundTransitions, 'failed', 'retry')}, attempts = 0, next_attempt_at = now()
    where cause = ${cause} and status = 'failed' and not exists (select from approval_locks k where k.key = 'refund ' || refunds.public_id) returning id`.execute(
    tx,
  );
  return rows.length === 1;
};

/** Takes due refunds for `lease` seconds. Blocked money has to be captured first. */
export const takeDueRefunds = async (
  db: Executor,
  { limit, lease }: { limit: number; lease: number },
): Promise<Refund[]> => {
  const { rows } = await sql<Refund>`
    with due as (
      select r.id, r.sent_at is not null as was_sent from refunds r join payments p on p.id = r.payment_id
      where r.status = 'waiting' and r.next_attempt_at <= now() and p.status in ('captured', 'refunding')
      order by r.next_attempt_at limit ${limit} for update of r skip locked
    )
    update refunds r set attempts = r.attempts + 1, next_attempt_at = now() + make_interval(secs => ${lease}), sent_at = coalesce(r.sent_at, now())
    from due, payments p where r.id = due.id and p.id = r.payment_id
    returning r.id, r.public_id as "publicId", r.payment_id as "paymentId", r.order_id as "orderId", r.cause, p.provider,
      p.provider_payment_id as "providerPaymentId", r.amount_minor as amount, r.attempts,
      due.was_sent as "wasSent", r.provider_refund_id as "providerRefundId", r.refusals`.execute(db);
  return rows;
};

/** From `waiting` alone, and none that was taken is given up; false when somebody else has decided it or heard that. */
export const closeRefund = async (tx: Tx, id: number, cause: Exclude<RefundCause, 'retry'>): Promise<boolean> => {
  const status = stateAfter(refundTransitions, 'waiting', cause);
  const { rows } = await sql`
    update refunds set status = ${status}, done_at = case when ${status} = 'done' then now() end
    where id = ${id} and status = 'waiting' and (${cause} <> 'give_up' or provider_refund_id is null) returning id`.execute(
    tx,
  );
  return rows.length === 1;
};

/** Kopecks of a payment that have gone back. */
export const sumDone = async (tx: Tx, paymentId: number): Promise<Minor> => {
  const { rows } = await sql<{ sum: Minor }>`
    select coalesce(sum(amount_minor), 0)::bigint as sum from refunds where payment_id = ${paymentId} and status = 'done'`.execute(
    tx,
  );
  return rows[0]?.sum ?? 0;
};

/** `delay` seconds until the next attempt, of which no more than `most` are counted. */
export const postponeRefund = async (db: Executor, id: number, delay: number, most: number): Promise<void> => {
  await sql`
    update refunds set next_attempt_at = now() + make_interval(secs => ${delay}), attempts = least(attempts, ${most}) where id = ${id} and status = 'waiting'`.execute(
    db,
  );
};

type Asked = Pick<Refund, 'id' | 'refusals'>;

/** The provider has it, and calls it so. An answer about a key that was refused meanwhile says nothing of the present one. */
export const markTaken = async (db: Executor, { id, refusals }: Asked, providerRefundId: string): Promise<void> => {
  await sql`update refunds set provider_refund_id = ${providerRefundId} where id = ${id} and refusals = ${refusals}`.execute(
    db,
  );
};

/** The provider does not have it: the next attempt sends it anew. False when that was known: a later one may be under way. */
export const markRefused = async (db: Executor, { id, refusals }: Asked): Promise<boolean> => {
  const { rows } = await sql`
    update refunds set sent_at = null, provider_refund_id = null, refusals = refusals + 1
    where id = ${id} and status = 'waiting' and refusals = ${refusals} returning id`.execute(db);
  return rows.length === 1;
};

/**
 * Somebody says that something has moved: sent refunds of the payment are asked about at once. An attempt more, which is not
 * counted: who invents notices wears none out.
 */
export const hastenRefunds = async (db: Executor, paymentId: number): Promise<void> => {
  await sql`
    update refunds set next_attempt_at = now(), attempts = greatest(attempts - 1, 0)
    where payment_id = ${paymentId} and status = 'waiting' and sent_at is not null and next_attempt_at > now()`.execute(
    db,
  );
};
