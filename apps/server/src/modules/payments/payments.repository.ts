import { type PaymentState, paymentTransitions, stateAfter } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { CreatedPayment } from './provider.ts';

export type Payment = {
  readonly id: number;
  readonly publicId: string;
  readonly orderId: number;
  readonly orderPublicId: string;
  readonly provider: string;
  readonly providerPaymentId: string | null;
  readonly status: PaymentState;
  readonly amount: Minor;
};

const columns = sql`p.id, p.public_id as "publicId", p.order_id as "orderId", o.public_id as "orderPublicId", p.provider,
  p.provider_payment_id as "providerPaymentId", p.status, p.amount_minor as amount`;

export const insertPayment = async (
  tx: Tx,
  payment: { publicId: string; orderId: number; provider: string; amount: Minor },
): Promise<void> => {
  await sql`
    insert into payments (public_id, order_id, provider, amount_minor)
    values (${payment.publicId}, ${payment.orderId}, ${payment.provider}, ${payment.amount})`.execute(tx);
};

/** What the provider answered; a payment that has gone on meanwhile keeps its state. */
export const markStarted = async (db: Executor, publicId: string, created: CreatedPayment): Promise<void> => {
  await sql`
    update payments set provider_payment_id = ${created.providerPaymentId}, redirect_url = ${created.redirectUrl}, form = ${JSON.stringify(created.form)}::jsonb,
      status = case status when 'new' then ${stateAfter(paymentTransitions, 'new', 'start')} else status end
    where public_id = ${publicId}`.execute(db);
};

/** The provider did not answer: this attempt is over. */
export const markUnreachable = async (db: Executor, publicId: string): Promise<void> => {
  await sql`update payments set status = ${stateAfter(paymentTransitions, 'new', 'fail')} where public_id = ${publicId} and status = 'new'`.execute(
    db,
  );
};

export const findByProviderId = async (
  db: Executor,
  provider: string,
  providerPaymentId: string,
): Promise<Payment | null> => {
  const { rows } = await sql<Payment>`
    select ${columns} from payments p join orders o on o.id = p.order_id
    where p.provider = ${provider} and p.provider_payment_id = ${providerPaymentId}`.execute(db);
  return rows[0] ?? null;
};

/** By `lockPayment` alone: the order is locked before its payment. */
export const lockPaymentRow = async (tx: Tx, id: number): Promise<Payment> => {
  const { rows } = await sql<Payment>`
    select ${columns} from payments p join orders o on o.id = p.order_id where p.id = ${id} for update of p`.execute(
    tx,
  );
  const row = rows[0];
  if (!row) throw new Error('the payment is gone');
  return row;
};

export const setPaymentStatus = async (tx: Tx, id: number, status: PaymentState): Promise<void> => {
  await sql`
    update payments set status = ${status},
      captured_at = case when ${status} in ('captured', 'refunding') then coalesce(captured_at, now()) else captured_at end
    where id = ${id}`.execute(tx);
};

/** False when the notice was here before. */
export const insertNotice = async (
  tx: Tx,
  notice: { provider: string; key: string; paymentId: number; outcome: string },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into payment_notices (provider, notice_key, payment_id, outcome)
    values (${notice.provider}, ${notice.key}, ${notice.paymentId}, ${notice.outcome})
    on conflict (provider, notice_key) do nothing returning id`.execute(tx);
  return rows.length === 1;
};

/**
 * Payments to ask the provider about: every 10 s in their first hour, every 5 min up to three days (money may come after
 * the order's end). Whoever takes them asks: others pass over.
 */
export const takeWaiting = async (db: Executor, limit: number): Promise<Payment[]> => {
  const { rows } = await sql<Payment>`
    with due as (
      select id from payments
      where status in ('new', 'waiting') and provider_payment_id is not null and created_at > now() - interval '3 days'
        and coalesce(checked_at, created_at) <= now() - case when created_at > now() - interval '1 hour' then interval '10 seconds' else interval '5 minutes' end
      order by checked_at nulls first limit ${limit} for update skip locked
    )
    update payments p set checked_at = now() from due, orders o where p.id = due.id and o.id = p.order_id returning ${columns}`.execute(
    db,
  );
  return rows;
};
