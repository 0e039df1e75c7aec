import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** `ids`: a select of orders; `details`: those of their lines that say who somebody is. */
const scrub = async (tx: Tx, ids: RawBuilder<unknown>, details: readonly string[]): Promise<void> => {
  await sql`
    update order_lines set details = details - ${[...details]}::text[] where order_id in (${ids})`.execute(tx);
  await sql`delete from idempotency_keys where order_id in (${ids})`.execute(tx);
  await sql`update orders set email = '', phone = null, note = '', visitor = null, network = null where id in (${ids})`.execute(
    tx,
  );
};

/** Sums and goods are documents and stay; who bought and who was to run does not. */
export const scrubOrders = (tx: Tx, orderIds: readonly number[], details: readonly string[]): Promise<void> =>
  scrub(tx, sql`select unnest(${orderIds}::bigint[])`, details);

export const scrubOrdersOf = (tx: Tx, userId: number, details: readonly string[]): Promise<void> =>
  scrub(tx, sql`select id from orders where user_id = ${userId}`, details);
