import type { PaymentState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';

/** Notices that an attempt shows. */
const mostNotices = 50;

export type PaymentAttempt = {
  readonly publicId: string;
  readonly provider: string;
  readonly status: PaymentState;
  readonly amount: Minor;
  readonly refunded: Minor;
  readonly createdAt: Date;
  readonly capturedAt: Date | null;
  readonly checkedAt: Date | null;
  /** What the provider told of it, earliest first; `received` in ISO 8601. */
  readonly notices: readonly { readonly received: string; readonly outcome: string }[];
  readonly refunds: readonly AttemptRefund[];
};
export type AttemptRefund = {
  readonly publicId: string;
  readonly status: 'waiting' | 'done' | 'failed';
  readonly reason: string;
  /** What came back; null: money that the order could not use. */
  readonly cause: string | null;
  readonly amount: Minor;
  readonly attempts: number;
  /** ISO 8601, as the two below. */
  readonly nextAttempt: string;
  readonly created: string;
  readonly done: string | null;
};

/** Attempts to pay an order with their notices and refunds, earliest first; one statement. */
export const selectAttempts = async (db: Executor, orderId: number): Promise<PaymentAttempt[]> => {
  const { rows } = await sql<PaymentAttempt>`
    select p.public_id as "publicId", p.provider, p.status, p.amount_minor as amount, p.refunded_minor as refunded,
      p.created_at as "createdAt", p.captured_at as "capturedAt", p.checked_at as "checkedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('received', n.received_at, 'outcome', n.outcome) order by n.id), '[]')
        from (select * from payment_notices n where n.payment_id = p.id order by n.id limit ${mostNotices}) n) as notices,
      (select coalesce(jsonb_agg(jsonb_build_object('publicId', r.public_id, 'status', r.status, 'reason', r.reason, 'cause', r.cause,
          'amount', r.amount_minor, 'attempts', r.attempts, 'nextAttempt', r.next_attempt_at, 'created', r.created_at, 'done', r.done_at)
          order by r.id), '[]') from refunds r where r.payment_id = p.id) as refunds
    from payments p where p.order_id = ${orderId} order by p.id limit 100`.execute(db);
  return rows;
};
