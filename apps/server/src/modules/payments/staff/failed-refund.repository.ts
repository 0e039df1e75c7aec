import { refundTransitions, stateAfter, statesBefore } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type FailedRefund = {
  readonly id: number;
  readonly paymentId: number;
  readonly orderId: number;
  readonly orderPublicId: string;
  readonly cause: string | null;
  readonly amount: Minor;
};

/** A refund that was given up: a person has to look at it; null: there is none of this id. */
export const findFailedRefund = async (db: Executor, publicId: string): Promise<FailedRefund | null> => {
  const { rows } = await sql<FailedRefund>`
    select r.id, r.payment_id as "paymentId", r.order_id as "orderId", o.public_id as "orderPublicId", r.cause, r.amount_minor as amount
    from refunds r join orders o on o.id = r.order_id where r.public_id = ${publicId} and r.status = 'failed'`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The order of a refund; null: there is no such refund. */
export const orderOfRefund = async (db: Executor, publicId: string): Promise<string | null> => {
  const { rows } = await sql<{ order: string }>`
    select o.public_id as order from refunds r join orders o on o.id = r.order_id where r.public_id = ${publicId}`.execute(
    db,
  );
  return rows[0]?.order ?? null;
};

/** It waits for its provider once more; false: it was decided meanwhile, or somebody is asked to close it by hand. */
export const retryFailed = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql`
    update refunds set status = ${stateAfter(refundTransitions, 'failed', 'retry')}, attempts = 0, next_attempt_at = now()
    where id = ${id} and status = 'failed' and not exists (select from approval_locks k where k.key = 'refund ' || refunds.public_id) returning id`.execute(
    tx,
  );
  return rows.length === 1;
};

/** It was paid by a paper of the bank; false: it was decided meanwhile. */
export const confirmByHand = async (tx: Tx, id: number, paperNumber: string): Promise<boolean> => {
  const before = statesBefore(refundTransitions, 'confirm').filter((state) => state === 'failed');
  const { rows } = await sql`
    update refunds set status = ${stateAfter(refundTransitions, 'failed', 'confirm')}, done_at = now(), paper_number = ${paperNumber}
    where id = ${id} and status = any(${before}::text[]) returning id`.execute(tx);
  return rows.length === 1;
};
