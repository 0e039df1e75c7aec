import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** `ids`: a select of orders. */
const scrub = async (tx: Tx, ids: RawBuilder<unknown>): Promise<void> => {
  await sql`update payments set form = null, redirect_url = null, page = null where order_id in (${ids})`.execute(tx);
};

export const scrubPayments = (tx: Tx, orderIds: readonly number[]): Promise<void> =>
  scrub(tx, sql`select unnest(${orderIds}::bigint[])`);

export const scrubPaymentsOf = (tx: Tx, userId: number): Promise<void> =>
  scrub(tx, sql`select id from orders where user_id = ${userId}`);
