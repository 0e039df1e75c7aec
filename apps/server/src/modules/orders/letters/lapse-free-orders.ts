import { nextState, orderTransitions } from '@trassa/rules';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { giveUsesBack } from '../../promocodes/index.ts';
import { findUnconfirmed, isUnconfirmed, setConfirmation } from './confirmation.repository.ts';
import { selectLines } from '../lines.repository.ts';
import { lockOrder, setOrderStatus } from '../orders.repository.ts';
import { kindsOf, type Sellables } from '../sellable.ts';
import { usesOf } from '../release-order.ts';

const batch = 50;

const lapse = async (tx: Tx, sellables: Sellables, id: number): Promise<number> => {
  const order = await lockOrder(tx, id);
  const { isOver, isProved } = await isUnconfirmed(tx, id);
  if (!isOver) return 0;
  if (isProved) {
    await setConfirmation(tx, id, 'done');
    return 0;
  }
  await setConfirmation(tx, id, 'lapsed');
  const lines = await selectLines(tx, id);
  const kept = new Map(lines.map((line) => [line.id, line.count]));
  for (const kind of kindsOf(lines)) {
    const stay = await sellables.get(kind)?.giveUp?.(tx, id);
    if (stay) for (const line of lines) if (line.selector === kind) kept.set(line.id, stay.get(line.id) ?? 0);
  }
  // What somebody still has keeps its use: else one code would make things without end.
  const unused = lines.map((line) => ({
    ...line,
    promocodeCount: Math.max(0, line.promocodeCount - (kept.get(line.id) ?? 0)),
  }));
  await giveUsesBack(tx, usesOf(unused));
  const isWhole = [...kept.values()].every((count) => count === 0);
  const next = nextState(orderTransitions, order.status, isWhole ? 'refund_rest' : 'refund_part');
  if (next !== null) await setOrderStatus(tx, id, next);
  return 1;
};

/**
 * Sweep: free orders that nobody confirmed within a day give their places, goods and policies back, without a letter; what
 * somebody else has accepted stays. Answers how many orders. DEC-112
 */
export const lapseFreeOrders = async ({
  db,
  sellables,
}: {
  readonly db: Database;
  readonly sellables: Sellables;
}): Promise<number> => {
  let lapsed = 0;
  const failures: unknown[] = [];
  for (const id of await findUnconfirmed(db, batch)) {
    const one = db.transaction().execute((tx) => lapse(tx, sellables, id));
    lapsed += await one.catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
  }
  // One order that cannot be ended must not keep the others waiting.
  if (failures.length) throw failures[0];
  return lapsed;
};
