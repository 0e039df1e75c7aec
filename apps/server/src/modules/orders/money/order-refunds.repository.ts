import type { RefundSplit } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Of orders o: what has not gone back yet nor is on its way, by their own books and by those of the payment that paid them. */
const left = sql`(o.certificates_minor - coalesce(r.certificates, 0))::bigint as certificates,
  least(o.amount_minor - coalesce(r.money, 0), p.rest)::bigint as money`;
const withBooks = sql`orders o
  left join lateral (select sum(certificates_minor) as certificates, sum(money_minor) as money from order_refunds where order_id = o.id) r on true
  left join lateral (select amount_minor - refunded_minor as rest from payments
    where order_id = o.id and status in ('captured', 'authorized') limit 1) p on true`;

/** What an order was paid with, and how much of it has not gone back yet nor is on its way. */
export const readPaidParts = async (db: Executor, orderId: number): Promise<{ amount: Minor; left: RefundSplit }> => {
  const { rows } = await sql<{ amount: Minor; certificates: Minor; money: Minor }>`
    select o.amount_minor as amount, ${left} from ${withBooks} where o.id = ${orderId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the order is gone');
  return { amount: row.amount, left: { certificates: row.certificates, money: row.money } };
};

/** The same of many orders, by the order. */
export const readLeft = async (
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, RefundSplit>> => {
  const { rows } = await sql<RefundSplit & { id: number }>`
    select o.id, ${left} from ${withBooks} where o.id = any(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
};

export const findOrderRefund = async (db: Executor, cause: string): Promise<RefundSplit | null> => {
  const { rows } = await sql<RefundSplit>`
    select certificates_minor as certificates, money_minor as money from order_refunds where cause = ${cause}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The line that a return is of, and all that goes back for it; null lineId: the order is older than lines of its kind. */
export const findRefundedPart = async (
  db: Executor,
  cause: string,
): Promise<{ lineId: number | null; total: Minor } | null> => {
  const { rows } = await sql<{ lineId: number | null; total: Minor }>`
    select order_line_id as "lineId", certificates_minor + money_minor as total from order_refunds where cause = ${cause}`.execute(
    db,
  );
  return rows[0] ?? null;
};

export const insertOrderRefund = async (
  tx: Tx,
  {
    orderId,
    cause,
    lineId,
    returnId,
    shareOf,
  }: { orderId: number; cause: string; lineId: number | null; returnId?: number | null; shareOf?: string | null },
  split: RefundSplit,
): Promise<void> => {
  await sql`
    insert into order_refunds (order_id, cause, order_line_id, certificates_minor, money_minor, return_id, share_of)
    values (${orderId}, ${cause}, ${lineId}, ${split.certificates}, ${split.money}, ${returnId ?? null}, ${shareOf ?? null})`.execute(
    tx,
  );
};

/** What was promised before is given back by this request of the staff: it is told and counted with it. */
export const joinReturn = async (tx: Tx, cause: string, returnId: number): Promise<void> => {
  await sql`update order_refunds set return_id = ${returnId} where cause = ${cause}`.execute(tx);
};

/** Marks a return as done; answers what its certificates get, 0 when it was done before. */
export const closeOrderRefund = async (tx: Tx, cause: string): Promise<Minor> => {
  const { rows } = await sql<{ certificates: Minor }>`
    update order_refunds set done_at = now() where cause = ${cause} and done_at is null
    returning certificates_minor as certificates`.execute(tx);
  return rows[0]?.certificates ?? 0;
};
