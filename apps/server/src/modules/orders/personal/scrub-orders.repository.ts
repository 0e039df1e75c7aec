import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** `ids`: a select of orders. */
const scrub = async (tx: Tx, ids: RawBuilder<unknown>): Promise<void> => {
  await sql`
    update order_lines set details = details - 'info' - 'recipient' - 'person' where order_id in (${ids})`.execute(tx);
  await sql`delete from idempotency_keys where order_id in (${ids})`.execute(tx);
  await sql`update orders set email = '', phone = null, visitor = null, network = null where id in (${ids})`.execute(
    tx,
  );
};

/** Sums and goods are documents and stay; who bought and who was to run does not. */
export const scrubOrders = (tx: Tx, orderIds: readonly number[]): Promise<void> =>
  scrub(tx, sql`select unnest(${orderIds}::bigint[])`);

export const scrubOrdersOf = (tx: Tx, userId: number): Promise<void> =>
  scrub(tx, sql`select id from orders where user_id = ${userId}`);
