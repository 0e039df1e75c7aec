import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type Refund = {
  readonly id: number;
  readonly publicId: string;
  readonly paymentId: number;
  readonly orderId: number;
  readonly provider: string;
  readonly providerPaymentId: string;
  readonly amount: Minor;
  /** This one included. */
  readonly attempts: number;
};

/** Money that nobody can use goes back once, whole; again changes nothing. */
export const insertRefund = async (
  tx: Tx,
  refund: { publicId: string; paymentId: number; orderId: number; amount: Minor; reason: 'late' | 'duplicate' },
): Promise<void> => {
  await sql`
    insert into refunds (public_id, payment_id, order_id, amount_minor, reason)
    values (${refund.publicId}, ${refund.paymentId}, ${refund.orderId}, ${refund.amount}, ${refund.reason})
    on conflict (payment_id) where reason in ('late', 'duplicate') do nothing`.execute(tx);
};

/** Takes due refunds for `lease` seconds. */
export const takeDueRefunds = async (
  db: Executor,
  { limit, lease }: { limit: number; lease: number },
): Promise<Refund[]> => {
  const { rows } = await sql<Refund>`
    with due as (
      select id from refunds where status = 'waiting' and next_attempt_at <= now() order by next_attempt_at limit ${limit} for update skip locked
    )
    update refunds r set attempts = r.attempts + 1, next_attempt_at = now() + make_interval(secs => ${lease})
    from due, payments p where r.id = due.id and p.id = r.payment_id
    returning r.id, r.public_id as "publicId", r.payment_id as "paymentId", r.order_id as "orderId", p.provider,
      p.provider_payment_id as "providerPaymentId", r.amount_minor as amount, r.attempts`.execute(db);
  return rows;
};

/** The provider has sent the money back. */
export const confirmRefund = async (tx: Tx, { id, paymentId }: Refund): Promise<void> => {
  await sql`update refunds set status = 'done', done_at = now() where id = ${id}`.execute(tx);
  await sql`update payments set status = 'refunded' where id = ${paymentId} and status = 'refunding'`.execute(tx);
};

/** `delay` seconds until the next attempt; null: given up, a person has to look at it. */
export const postponeRefund = async (db: Executor, id: number, delay: number | null): Promise<void> => {
  await sql`
    update refunds set status = ${delay === null ? 'failed' : 'waiting'}, next_attempt_at = now() + make_interval(secs => ${delay ?? 0})
    where id = ${id} and status = 'waiting'`.execute(db);
};
