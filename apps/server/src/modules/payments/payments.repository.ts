import type { Language } from '@trassa/contracts';
import { type PaymentState, paymentTransitions, stateAfter } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { PaymentPage, Redirect } from './port/payment.ts';

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

/** Answers its number. */
export const insertPayment = async (
  tx: Tx,
  payment: { publicId: string; orderId: number; provider: string; amount: Minor },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into payments (public_id, order_id, provider, amount_minor)
    values (${payment.publicId}, ${payment.orderId}, ${payment.provider}, ${payment.amount}) returning id`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('the payment was not stored');
  return row.id;
};

/** What the provider answered; a payment that has gone on meanwhile keeps its state. */
export const markStarted = async (
  db: Executor,
  publicId: string,
  { providerPaymentId, redirect, page }: { providerPaymentId: string; redirect: Redirect; page: PaymentPage | null },
): Promise<void> => {
  await sql`
    update payments set provider_payment_id = ${providerPaymentId}, redirect_url = ${redirect.redirectUrl},
      form = ${JSON.stringify(redirect.form)}::jsonb, page = ${page && JSON.stringify(page)}::jsonb,
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

/** As `lockPaymentRow`, and keeps what was told of it; `isNew`: for the first time. */
export const lockForNotice = async (
  tx: Tx,
  id: number,
  notice: { provider: string; key: string; outcome: string },
): Promise<{ payment: Payment; isNew: boolean }> => {
  const { rows } = await sql<Payment & { isNew: boolean }>`
    with locked as (
      select ${columns} from payments p join orders o on o.id = p.order_id where p.id = ${id} for update of p
    ), noticed as (
      insert into payment_notices (provider, notice_key, payment_id, outcome)
      select ${notice.provider}, ${notice.key}, id, ${notice.outcome} from locked
      on conflict (provider, notice_key) do nothing returning id
    )
    select locked.*, exists (select from noticed) as "isNew" from locked`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the payment is gone');
  const { isNew, ...payment } = row;
  return { payment, isNew };
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

/** Blocked money of these providers, so that it is taken: every minute, as long as a bank keeps it blocked at most. */
export const takeBlocked = async (db: Executor, providers: readonly string[], limit: number): Promise<Payment[]> => {
  const { rows } = await sql<Payment>`
    with due as (
      select id from payments
      where status = 'authorized' and provider = any(${providers}::text[]) and provider_payment_id is not null
        and created_at > now() - interval '8 days' and coalesce(checked_at, created_at) <= now() - interval '1 minute'
      order by checked_at nulls first limit ${limit} for update skip locked
    )
    update payments p set checked_at = now() from due, orders o where p.id = due.id and o.id = p.order_id returning ${columns}`.execute(
    db,
  );
  return rows;
};

/** Its order waits for money, and this attempt has had none. */
export const isAwaited = async (db: Executor, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from payments p join orders o on o.id = p.order_id
    where p.id = ${id} and p.status in ('new', 'waiting', 'failed') and o.status = 'pending' and o.expires_at > now()`.execute(
    db,
  );
  return rows.length === 1;
};

export type ShownPayment = {
  readonly id: number;
  readonly orderPublicId: string;
  readonly amount: Minor;
  readonly language: Language;
  readonly page: PaymentPage | null;
};

/** An attempt by the unguessable id of its page. */
export const findShownPayment = async (db: Executor, publicId: string): Promise<ShownPayment | null> => {
  const { rows } = await sql<ShownPayment>`
    select p.id, o.public_id as "orderPublicId", p.amount_minor as amount, o.language, p.page
    from payments p join orders o on o.id = p.order_id where p.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
