import type { OrderState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type OrderToRefund = {
  readonly id: number;
  readonly publicId: string;
  readonly status: OrderState;
  readonly boughtAt: Date;
  /** Of the payment that paid it; null: no money did. */
  readonly provider: string | null;
};

/** The order of a public id, whose row the caller has not locked yet. */
export const findIdOfOrder = async (db: Executor, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select id from orders where public_id = ${publicId}`.execute(db);
  return rows[0]?.id ?? null;
};

/** Read under the lock of the order. */
export const selectOrdersToRefund = async (tx: Executor, ids: readonly number[]): Promise<OrderToRefund[]> => {
  const { rows } = await sql<OrderToRefund>`
    select o.id, o.public_id as "publicId", o.status, coalesce(o.paid_at, o.created_at) as "boughtAt",
      (select p.provider from payments p where p.order_id = o.id and p.status in ('captured', 'authorized') limit 1) as provider
    from orders o where o.id = any(${[...ids]}::bigint[]) order by o.id`.execute(tx);
  return rows;
};

/** Grows by every part of an order that is given back: whoever has seen another one has seen other sums. */
export const readMoneyVersion = async (db: Executor, orderId: number): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    select (1 + count(*))::int as version from order_refunds where order_id = ${orderId}`.execute(db);
  return rows[0]?.version ?? 1;
};

/** What was promised of these causes before, by the cause: it is paid once, whatever is asked for then. */
export const selectPromised = async (
  db: Executor,
  causes: readonly string[],
): Promise<ReadonlyMap<string, { readonly sum: Minor; readonly isDone: boolean }>> => {
  const { rows } = await sql<{ cause: string; sum: Minor; isDone: boolean }>`
    select r.cause, r.certificates_minor + r.money_minor + coalesce((select sum(s.certificates_minor + s.money_minor) from order_refunds s
        where s.share_of = r.cause), 0)::bigint as sum, r.done_at is not null as "isDone"
    from order_refunds r where r.cause = any(${[...causes]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.cause, row]));
};

export type NewOrderReturn = {
  readonly publicId: string;
  readonly orderId: number;
  readonly askedBy: number | null;
  readonly decidedBy: number | null;
  readonly run: string | null;
  readonly reason: string;
  readonly sum: Minor;
  /** Beyond the policy. */
  readonly excess: Minor;
  readonly now: Date;
};

export const insertOrderReturn = async (
  tx: Tx,
  { publicId, orderId, askedBy, decidedBy, run, reason, sum, excess, now }: NewOrderReturn,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into order_returns (public_id, order_id, asked_by, decided_by, run, reason, sum_minor, excess_minor, created_at)
    values (${publicId}, ${orderId}, ${askedBy}, ${decidedBy}, ${run}, ${reason}, ${sum}, ${excess}, ${now}) returning id`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('a return was not written');
  return row.id;
};

/** What a person has given back since, one request at a time until the end of the transaction. Back-office 2.6 */
export const sumSince = async (
  tx: Tx,
  userId: number,
  since: Date,
): Promise<{ readonly sum: Minor; readonly excess: Minor }> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`refunds ${userId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ sum: Minor; excess: Minor }>`
    select coalesce(sum(sum_minor), 0)::bigint as sum,
      coalesce(sum(excess_minor) filter (where decided_by is null), 0)::bigint as excess from order_returns
    where asked_by = ${userId} and created_at >= ${since} and run is null`.execute(tx);
  return rows[0] ?? { sum: 0, excess: 0 };
};

export type MadePart = {
  readonly cause: string;
  readonly certificates: Minor;
  readonly money: Minor;
  readonly isDone: boolean;
};

/** Parts that went back by one request. */
export const selectMade = async (db: Executor, returnId: number): Promise<MadePart[]> => {
  const { rows } = await sql<MadePart>`
    select cause, certificates_minor as certificates, money_minor as money, done_at is not null as "isDone" from order_refunds
    where return_id = ${returnId} order by id`.execute(db);
  return rows;
};

/** A request as its letter tells it. */
export type ToldReturn = {
  readonly orderId: number;
  readonly orderPublicId: string;
  readonly sum: Minor;
  readonly certificates: Minor;
  readonly titlesRu: readonly string[];
  readonly titlesEn: readonly string[];
};

export const findToldReturn = async (db: Executor, publicId: string): Promise<ToldReturn | null> => {
  const { rows } = await sql<ToldReturn>`
    select o.id as "orderId", o.public_id as "orderPublicId", n.sum_minor as sum,
      coalesce((select sum(r.certificates_minor) from order_refunds r where r.return_id = n.id), 0)::bigint as certificates,
      coalesce(t.ru, '{}') as "titlesRu", coalesce(t.en, '{}') as "titlesEn"
    from order_returns n join orders o on o.id = n.order_id
    cross join lateral (select array_agg(l.title_ru order by l.position) as ru, array_agg(coalesce(l.title_en, l.title_ru) order by l.position) as en
      from order_lines l where l.id in (select r.order_line_id from order_refunds r where r.return_id = n.id)) t
    where n.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
