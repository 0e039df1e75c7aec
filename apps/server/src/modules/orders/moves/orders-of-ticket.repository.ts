import { type RefundSplit } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { readLeft } from '../money/order-refunds.repository.ts';

/** Orders and, of each that moved a ticket, those before it that paid for the ticket, the latest (n = 1) first. */
const chainOf = (orderIds: readonly number[]): RawBuilder<unknown> => sql`chain as (
    select o.id as root, o.id, null::bigint as line_id, o.moved_from_line_id as before, 1 as n from orders o
    where o.id = any(${[...orderIds]}::bigint[])
    union all
    select c.root, o.id, l.id, o.moved_from_line_id, c.n + 1
    from chain c join order_lines l on l.id = c.before join orders o on o.id = l.order_id
  )`;

/** One order that has paid for a ticket; `lineId`: the line it had there, null in the latest of them. */
export type PayingOrder = { readonly orderId: number; readonly lineId: number | null; readonly left: RefundSplit };

/** Orders that have paid for the tickets of these, the latest first, with what is left of each; by the order. */
export const readPaying = async (
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PayingOrder[]>> => {
  const { rows } = await sql<{ root: number; orderId: number; lineId: number | null }>`
    with recursive ${chainOf(orderIds)}
    select root, id as "orderId", line_id as "lineId" from chain order by root, n`.execute(db);
  const left = await readLeft(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const paying = rows.map((row) => ({ ...row, left: left.get(row.orderId) ?? { certificates: 0, money: 0 } }));
  return Map.groupBy(paying, ({ root }) => root);
};

/** The most that can still go back of them, to certificates and by payments. BO-071 */
export const leftOf = (paying: readonly Pick<PayingOrder, 'left'>[]): Minor =>
  paying.reduce((sum, { left }) => sum + Math.max(0, left.certificates) + Math.max(0, left.money), 0);

/** The same of one order and of those that its ticket was moved from. Read under their locks where it counts. */
export const readRest = async (db: Executor, orderId: number): Promise<Minor> =>
  leftOf((await readPaying(db, [orderId])).get(orderId) ?? []);

/** Locks an order and all that its ticket was moved from, in the order of their ids; before the ticket. */
export const lockPaying = async (tx: Tx, orderId: number): Promise<void> => {
  await sql`
    with recursive ${chainOf([orderId])}
    select o.id from orders o where o.id in (select id from chain) order by o.id for no key update`.execute(tx);
};

/** Whether no share of a refund has gone or may still go; `cause` is the one that has just failed. */
export const areAllFailed = async (tx: Tx, root: string, cause: string): Promise<boolean> => {
  const { rows } = await sql`
    select from order_refunds f where (f.cause = ${root} or f.share_of = ${root}) and f.cause <> ${cause}
      and (f.done_at is not null or not exists (select from refunds h where h.cause = f.cause and h.status = 'failed')) limit 1`.execute(
    tx,
  );
  return rows.length === 0;
};

/** A share of a refund as it was promised once. */
export type PromisedShare = {
  readonly orderId: number;
  readonly lineId: number | null;
  readonly cause: string;
  readonly amount: Minor;
  readonly isDone: boolean;
};

export const selectShares = async (tx: Tx, cause: string): Promise<PromisedShare[]> => {
  const { rows } = await sql<PromisedShare>`
    select order_id as "orderId", order_line_id as "lineId", cause, certificates_minor + money_minor as amount,
      done_at is not null as "isDone" from order_refunds where cause = ${cause} or share_of = ${cause} order by id`.execute(
    tx,
  );
  return rows;
};
