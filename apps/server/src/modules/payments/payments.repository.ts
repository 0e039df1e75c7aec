import type { Language } from '@trassa/contracts';
import { type PaymentState, paymentTransitions, stateAfter } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import { type Executor, gathered, gatheredAcross, type Tx } from '../../platform/database/index.ts';
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

export type NewPayment = { publicId: string; orderId: number; provider: string; amount: Minor };

/** Answers its number. */
export const insertPayment = gathered<NewPayment, number>(async (tx, payments) => {
  const { rows } = await sql<{ id: number }>`
    with asked as (
      select * from unnest(${payments.map((one) => one.publicId)}::text[], ${payments.map((one) => one.orderId)}::bigint[],
        ${payments.map((one) => one.provider)}::text[], ${payments.map((one) => one.amount)}::bigint[])
        with ordinality as a (public_id, order_id, provider, amount, n)
    ), made as (
      insert into payments (public_id, order_id, provider, amount_minor)
      select public_id, order_id, provider, amount from asked order by n returning id, public_id
    )
    select made.id from made join asked using (public_id) order by asked.n`.execute(tx);
  return rows.map(({ id }) => id);
});

export type StartedPayment = {
  readonly publicId: string;
  readonly providerPaymentId: string;
  readonly redirect: Redirect;
  readonly page: PaymentPage | null;
};

/** What the provider answered; a payment that has gone on meanwhile keeps its state. */
export const markStarted = gatheredAcross<StartedPayment, void>(async (db, started) => {
  await sql`
    update payments p set provider_payment_id = s.id, redirect_url = s.url, form = s.form::jsonb, page = s.page::jsonb,
      status = case p.status when 'new' then ${stateAfter(paymentTransitions, 'new', 'start')} else p.status end
    from unnest(${started.map((one) => one.publicId)}::text[], ${started.map((one) => one.providerPaymentId)}::text[],
      ${started.map(({ redirect }) => redirect.redirectUrl)}::text[], ${started.map(({ redirect }) => JSON.stringify(redirect.form))}::text[],
      ${started.map(({ page }) => page && JSON.stringify(page))}::text[]) as s (public_id, id, url, form, page)
    where p.public_id = s.public_id`.execute(db);
});

/** The provider did not answer: this attempt is over. */
export const markUnreachable = async (db: Executor, publicId: string): Promise<void> => {
  await sql`update payments set status = ${stateAfter(paymentTransitions, 'new', 'fail')} where public_id = ${publicId} and status = 'new'`.execute(
    db,
  );
};

export type ProviderName = { readonly provider: string; readonly providerPaymentId: string };

export const findByProviderId = gatheredAcross<ProviderName, Payment | null>(async (db, asked) => {
  const { rows } = await sql<Payment & { n: number }>`
    select a.n::int, ${columns}
    from unnest(${asked.map((one) => one.provider)}::text[], ${asked.map((one) => one.providerPaymentId)}::text[]) with ordinality as a (provider, id, n)
    join payments p on p.provider = a.provider and p.provider_payment_id = a.id join orders o on o.id = p.order_id`.execute(
    db,
  );
  const found = new Map(rows.map(({ n, ...payment }) => [n, payment]));
  return asked.map((_, index) => found.get(index + 1) ?? null);
});

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

export type NewStatus = { readonly id: number; readonly status: PaymentState };

export const setPaymentStatus = gathered<NewStatus, void>(async (tx, changed) => {
  await sql`
    update payments p set status = s.status,
      captured_at = case when s.status in ('captured', 'refunding') then coalesce(p.captured_at, now()) else p.captured_at end
    from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ status }) => status)}::text[]) as s (id, status)
    where p.id = s.id`.execute(tx);
});

export type ToldPayment = {
  readonly id: number;
  readonly provider: string;
  readonly key: string;
  readonly outcome: string;
};

/** As `lockPaymentRow`, and keeps what was told of it; `isNew`: for the first time. */
export const lockForNotice = gathered<ToldPayment, { payment: Payment; isNew: boolean }>(async (tx, told) => {
  const { rows } = await sql<Payment & { isNew: boolean }>`
    with asked as (
      select * from unnest(${told.map((one) => one.id)}::bigint[], ${told.map((one) => one.provider)}::text[], ${told.map((one) => one.key)}::text[],
        ${told.map((one) => one.outcome)}::text[]) as a (id, provider, key, outcome)
    ), locked as (
      select ${columns} from payments p join orders o on o.id = p.order_id where p.id in (select id from asked) order by p.id for update of p
    ), noticed as (
      insert into payment_notices (provider, notice_key, payment_id, outcome)
      select a.provider, a.key, a.id, a.outcome from asked a join locked l on l.id = a.id order by a.provider, a.key
      on conflict (provider, notice_key) do nothing returning payment_id
    )
    select locked.*, exists (select from noticed where payment_id = locked.id) as "isNew" from locked`.execute(tx);
  const found = new Map(rows.map(({ isNew, ...payment }) => [payment.id, { payment, isNew }]));
  return told.map(({ id }) => {
    const one = found.get(id);
    if (!one) throw new Error('the payment is gone');
    return one;
  });
});

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

/**
 * Blocked money of these providers, so that it is taken: every minute, as long as a bank keeps it blocked at most. Others pass
 * over what somebody of the staff speaks about.
 */
export const takeBlocked = async (db: Executor, providers: readonly string[], limit: number): Promise<Payment[]> => {
  const { rows } = await sql<Payment>`
    with due as (
      select id from payments
      where status = 'authorized' and provider = any(${providers}::text[]) and provider_payment_id is not null
        and created_at > now() - interval '8 days' and coalesce(spoken_until, '-infinity') <= now() and coalesce(checked_at, created_at) <= now() - interval '1 minute'
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
