import { nextState, orderTransitions } from '@trassa/rules';
import type { Database } from '../../platform/database/index.ts';
import { findOverdue, lockOrder, setOrderStatus } from './orders.repository.ts';
import { releaseOrder, type ReleaseDeps } from './release-order.ts';

const batch = 50;

/** Sweep: orders that waited 20 minutes for their money give everything back; answers how many. DEC-89 */
export const expireOrders = async ({ db, ...deps }: ReleaseDeps & { db: Database }): Promise<number> => {
  let expired = 0;
  const failures: unknown[] = [];
  for (const id of await findOverdue(db, batch)) {
    const one = db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      const next = order.isOver ? nextState(orderTransitions, order.status, 'expire') : null;
      if (next === null) return;
      await setOrderStatus(tx, id, next);
      await releaseOrder(tx, deps, id);
      expired += 1;
    });
    await one.catch((error: unknown) => failures.push(error));
  }
  // One order that cannot be ended must not keep the others waiting.
  if (failures.length) throw failures[0];
  return expired;
};
