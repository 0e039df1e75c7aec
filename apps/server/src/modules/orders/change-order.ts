import { nextState, orderTransitions } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { type Database, transact } from '../../platform/database/index.ts';
import { canBePaid } from './domain/order.ts';
import { selectLineHolds } from './lines.repository.ts';
import { findOrder, lockOrder, setOrderStatus } from './orders.repository.ts';
import { releaseOrder, type ReleaseDeps } from './release-order.ts';

type Held = { unique_id: string; hold_id: string; seconds_left: number };

/**
 * A waiting order goes back to the basket, all or nothing: it ends, so its attempts bring no goods (their money is returned,
 * DEC-89), and its places are held for the buyer till the time the order had, a hold's length at most; codes, pieces and certificates are given
 * back. Asked again, it answers the same. Refuses `state` when it is paid or over; a stranger's order is unknown.
 */
export const changeOrder = async (
  { db, ...deps }: ReleaseDeps & { db: Database },
  asked: { publicId: string; userId: number },
): Promise<Result<{ values: { holds: Held[] } }>> => {
  const known = await findOrder(db, asked.publicId);
  if (!known || known.userId !== asked.userId) return notFound();
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, known.id);
    const next = canBePaid(order) ? nextState(orderTransitions, order.status, 'cancel') : null;
    if (next === null && order.status !== 'cancelled')
      return refuse({ code: 'state', message: { id: 'payment_state' } });
    if (next !== null) {
      await setOrderStatus(tx, order.id, next);
      await releaseOrder(tx, deps, order.id, 'handBack');
    }
    const holds = await selectLineHolds(tx, order.id);
    return ok({
      values: {
        holds: holds.map(({ uniqueId, holdId, secondsLeft }) => ({
          unique_id: uniqueId,
          hold_id: holdId,
          seconds_left: secondsLeft,
        })),
      },
    });
  });
};
