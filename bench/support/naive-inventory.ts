import { sql } from 'kysely';
import type { OrderInventory } from '../../apps/server/src/modules/inventory/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/index.ts';

const lockQuotasOfOrder = async (tx: Tx, orderId: number): Promise<void> => {
  await sql`
    select q.id from quotas q where q.id in (select quota_id from holds where order_id = ${orderId}) order by q.id for update`.execute(
    tx,
  );
};

/** The baseline: whoever touches places takes their quota row first and keeps it to the end of his transaction. */
export const naiveInventory = (inventory: OrderInventory): OrderInventory => ({
  ...inventory,
  async reserveForOrder(tx, order) {
    await sql`select id from quotas where format_id = any(${order.lines.map((line) => line.formatId)}::bigint[]) order by id for update`.execute(
      tx,
    );
    return inventory.reserveForOrder(tx, order);
  },
  async sellForOrder(tx, orderId) {
    await lockQuotasOfOrder(tx, orderId);
    await sql`update quotas set taken = taken where id in (select quota_id from holds where order_id = ${orderId})`.execute(
      tx,
    );
    return inventory.sellForOrder(tx, orderId);
  },
});
