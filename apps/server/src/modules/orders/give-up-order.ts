import { nextState, orderTransitions } from '@trassa/rules';
import type { Database } from '../../platform/database/index.ts';
import { lockOrder, setOrderStatus } from './orders.repository.ts';
import { releaseOrder, type ReleaseDeps } from './release-order.ts';

/** An order that no provider took: nothing stays reserved beyond the buyer's own holds (API 5.2). */
export const giveUpOrder = ({ db, ...deps }: ReleaseDeps & { db: Database }, orderId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const next = nextState(orderTransitions, order.status, 'cancel');
    if (next === null) return;
    await setOrderStatus(tx, orderId, next);
    await releaseOrder(tx, deps, orderId, 'undo');
  });
