import { nextState, orderTransitions } from '@trassa/rules';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { lockOrder, setOrderStatus } from '../orders.repository.ts';
import { releaseOrder, type ReleaseDeps } from '../release-order.ts';

/** An order that no provider took: nothing stays reserved beyond the buyer's own holds (API 5.2). */
export const giveUpOrder = ({ db, ...deps }: ReleaseDeps & { db: Database }, orderId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const next = nextState(orderTransitions, order.status, 'cancel');
    if (next === null) return;
    await setOrderStatus(tx, orderId, next);
    await releaseOrder(tx, deps, orderId, 'undo');
  });

/** Orders that still wait for their money end, and all they took goes back on sale; money that comes after all is returned. */
export const cancelUnpaid = async (tx: Tx, deps: ReleaseDeps, orderIds: readonly number[]): Promise<void> => {
  for (const id of orderIds) {
    const order = await lockOrder(tx, id);
    const next = nextState(orderTransitions, order.status, 'cancel');
    if (next === null) continue;
    await setOrderStatus(tx, id, next);
    await releaseOrder(tx, deps, id);
  }
};
