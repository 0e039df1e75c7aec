import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';

/** Money that came, or went back. */
export type ReceiptRow = {
  readonly publicId: string;
  readonly orderId: number;
  readonly orderPublicId: string;
  readonly language: Language;
  readonly isRefund: boolean;
  /** The payment paid for all of the order, certificates for nothing. */
  readonly isFull: boolean;
  readonly sum: Minor;
  readonly createdAt: Date;
  /** The line that a refund is for; null: all of the order, or none of its lines. */
  readonly lineId: number | null;
};

const receipts = sql`
  select p.public_id as "publicId", p.order_id as "orderId", o.public_id as "orderPublicId", o.language, false as "isRefund",
    p.amount_minor = o.total_minor as "isFull", p.amount_minor as sum, p.captured_at as "createdAt", null::bigint as "lineId"
  from payments p join orders o on o.id = p.order_id where p.captured_at is not null
  union all
  select r.public_id, r.order_id, o.public_id, o.language, true, false, r.amount_minor, r.done_at, x.order_line_id
  from refunds r join orders o on o.id = r.order_id left join order_refunds x on x.cause = r.cause
  where r.done_at is not null`;

/** More than an order ever has; a bound all the same. */
const most = 500;

/** Receipts of a person's own order, in their order; null: he has no such order. */
export const selectReceipts = async (
  db: Executor,
  userId: number,
  orderPublicId: string,
): Promise<ReceiptRow[] | null> => {
  const order = await sql`select 1 from orders where public_id = ${orderPublicId} and user_id = ${userId}`.execute(db);
  if (!order.rows.length) return null;
  const { rows } = await sql<ReceiptRow>`
    select * from (${receipts}) x where x."orderPublicId" = ${orderPublicId} order by x."createdAt", x."publicId" limit ${most}`.execute(
    db,
  );
  return rows;
};

/** By the unguessable id of its payment or refund. */
export const findReceipt = async (db: Executor, publicId: string): Promise<ReceiptRow | null> => {
  const { rows } = await sql<ReceiptRow>`
    select * from (${receipts}) x where x."publicId" = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
