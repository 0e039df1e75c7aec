import { nextState, orderTransitions } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Database, transact } from '../../../platform/database/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import { canBePaid, type Order } from '../domain/order.ts';
import { selectLineHolds } from '../lines.repository.ts';
import { findOrder, lockOrder, setOrderStatus } from '../orders.repository.ts';
import { releaseOrder, type ReleaseDeps } from '../release-order.ts';

export type ChangeDeps = ReleaseDeps & { readonly db: Database; readonly accounts: Pick<AccountsModule, 'findBuyer'> };
type ChangeOrder = {
  readonly publicId: string;
  readonly userId: number;
  /** Of the guest who ordered and has signed in since. */
  readonly temporaryToken: string | null;
};

/** The buyer himself, or who shows the key that the buyer was given as a guest (DEC-42). */
const isOfBuyer = async (
  { db, accounts }: Pick<ChangeDeps, 'db' | 'accounts'>,
  order: Order,
  { userId, temporaryToken }: ChangeOrder,
): Promise<boolean> => {
  if (order.userId === userId) return true;
  if (temporaryToken === null) return false;
  const guest = await accounts.findBuyer(db, { login: null, temporaryToken, email: order.email });
  return guest?.id === order.userId;
};

type Held = { unique_id: string; hold_id: string; seconds_left: number };

/**
 * A waiting order goes back to the basket, all or nothing: it ends, so its attempts bring no goods (their money is returned,
 * DEC-89), and its places are held for the buyer till the time the order had, a hold's length at most; codes, pieces and certificates are given
 * back. Asked again, it answers the same. Refuses `state` when it is paid or over; a stranger's order is unknown.
 */
export const changeOrder = async (
  { db, accounts, ...deps }: ChangeDeps,
  asked: ChangeOrder,
): Promise<Result<{ values: { holds: Held[] } }>> => {
  const known = await findOrder(db, asked.publicId);
  if (!known || !(await isOfBuyer({ db, accounts }, known, asked))) return notFound();
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, known.id);
    // A move of a ticket is no purchase that goes back to a basket.
    const isPurchase = order.movedFromLineId === null;
    const next = isPurchase && canBePaid(order) ? nextState(orderTransitions, order.status, 'cancel') : null;
    if (next === null && (!isPurchase || order.status !== 'cancelled'))
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
