import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** The way and its price stay; `ids`: a select of orders. */
const scrub = async (tx: Tx, ids: RawBuilder<unknown>): Promise<void> => {
  await sql`
    update shipments set first_name = '', last_name = '', phone = '', address = '' where order_id in (${ids})`.execute(
    tx,
  );
};

export const scrubShipments = (tx: Tx, orderIds: readonly number[]): Promise<void> =>
  scrub(tx, sql`select unnest(${orderIds}::bigint[])`);

export const scrubShipmentsOf = (tx: Tx, userId: number): Promise<void> =>
  scrub(tx, sql`select id from orders where user_id = ${userId}`);
