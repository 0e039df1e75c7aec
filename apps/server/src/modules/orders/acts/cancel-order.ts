import { errorText, type Language } from '@trassa/contracts';
import { nextState, orderTransitions } from '@trassa/rules';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { setOrderStatus } from '../orders.repository.ts';
import { releaseOrder, type ReleaseDeps } from '../release-order.ts';
import { lockSeen, objectOf, type SeenOrder, stepOf } from './lock-order-to-act.ts';
import { countVersion } from './order-acts.repository.ts';

/** Ends an order that waits for its money: all it took is on sale again, money that comes after all goes back. Refuses `state`, `conflict`. */
export const cancelOrder = async (
  deps: ReleaseDeps,
  tx: Tx,
  asked: SeenOrder & { readonly reason: string },
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockSeen(tx, asked);
  if (!locked.ok) return locked;
  const order = locked.value;
  const next = nextState(orderTransitions, order.status, 'cancel');
  if (next === null) return refuse({ code: 'state', message: { id: 'order_not_waiting' } });
  await setOrderStatus(tx, order.id, next);
  await countVersion(tx, order.id);
  await releaseOrder(tx, deps, order.id);
  return ok({
    answer: { message: errorText(language, { id: 'order_cancelled' }) },
    object: objectOf(order),
    changes: [{ field: 'status', before: order.status, after: next }, stepOf(order)],
    reason: asked.reason,
  });
};
