import { isOrderPaid } from '@trassa/rules';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { RunKind, RunUnderWay } from '../../runs/index.ts';
import { selectLinesOf } from '../lines.repository.ts';
import { lockPaying } from '../moves/orders-of-ticket.repository.ts';
import { lockOrder } from '../orders.repository.ts';
import { cancelUnpaid } from '../place/give-up-order.ts';
import { changesOf } from '../refund/ask-refund.ts';
import { carryOut, type MakeRefundDeps, piecesOf } from '../refund/make-refund.ts';
import { type NoteOfRunDeps, noteOfRun } from '../refund/note-of-run.ts';
import { quoteRefund } from '../refund/quote-refund.ts';
import { findIdOfOrder } from '../refund/refund.repository.ts';
import type { ReleaseDeps } from '../release-order.ts';
import {
  type Cancellation,
  findCancellation,
  findPurchaserOf,
  lockPurchaser,
  selectNewOrders,
  sumOfRun,
} from './cancel-start.repository.ts';
import { askedOf, obstacleOf, termsOf } from './quote-cancel.ts';
import { tellHolders, tellPurchaser } from './tell-cancelled.ts';
import { selectHolders, selectHoldersOfFailed } from './told.repository.ts';

export type CancelOrderDeps = MakeRefundDeps & ReleaseDeps & NoteOfRunDeps;

/** Refunds of a minute, for all providers and all runs of them together. Back-office 4.7 */
export const refundsPerMinute = 300;
export const refundsRate = 'refunds';

type Piece = {
  readonly run: RunUnderWay;
  readonly orderId: number;
  readonly publicId: string;
  readonly rules: Cancellation;
};

/** Gives an order back by the ordinary walk, for what was agreed to whenever its turn comes; answers the id of what was given back; what cannot be stays whole, with its reason. */
const giveBack = async (
  tx: Tx,
  deps: CancelOrderDeps,
  { run, orderId, publicId, rules }: Piece,
): Promise<Result<string | null>> => {
  const lines = (await selectLinesOf(tx, [orderId])).get(orderId) ?? [];
  const asked = askedOf(lines, rules.startId, rules);
  const found = await quoteRefund(tx, deps, publicId, asked, rules.agreedAt, termsOf(rules));
  if (!found.ok) return found;
  const quoted = found.value;
  const obstacle = obstacleOf(quoted);
  if (obstacle) return refuse({ code: obstacle });
  if (!piecesOf(quoted).length && !quoted.deliveries.length) return ok(null);
  const how = { restock: true, letter: false, reason: rules.reason, withBegun: rules.insurance };
  const by = { askedBy: run.by, decidedBy: null, run: run.publicId };
  const made = await carryOut(tx, deps, quoted, how, by, deps.clock());
  if (!made.ok) return made;
  const { reason } = rules;
  await noteOfRun(tx, deps, run, { order: publicId, act: 'order.refund', changes: changesOf(made.value), reason });
  return ok(made.value.returnPublicId);
};

/** A piece of calling a start off is one order: unpaid it ends, paid its money goes back (back-office 5.2). */
export const createCancelRun = (deps: CancelOrderDeps): RunKind => ({
  perMinute: refundsPerMinute,
  rate: refundsRate,
  async item(tx, run, publicId) {
    const orderId = await findIdOfOrder(tx, publicId);
    if (orderId === null) return refuse({ code: 'not_found' });
    const { mailbox } = await findPurchaserOf(tx, orderId);
    await lockPurchaser(tx, run.publicId, mailbox);
    const rules = await findCancellation(tx, run.publicId);
    // With the orders that its ticket was moved from, in one order for everybody.
    await lockPaying(tx, orderId);
    const order = await lockOrder(tx, orderId);
    let returned: string | null = null;
    if (order.status === 'pending') {
      await cancelUnpaid(tx, deps, [orderId]);
      const changes = [{ field: 'status', before: order.status, after: 'cancelled' }];
      await noteOfRun(tx, deps, run, { order: publicId, act: 'order.cancel', changes, reason: rules.reason });
    } else if (isOrderPaid(order.status)) {
      const holders = await selectHolders(tx, orderId, rules.startId);
      const given = await giveBack(tx, deps, { run, orderId, publicId, rules });
      if (!given.ok) return given;
      returned = given.value;
      await tellHolders(tx, deps, run, holders);
    }
    await tellPurchaser(tx, deps, { run, orderId, publicId, mailbox, returned });
    return ok(undefined);
  },
  async more(tx, run) {
    const { startId } = await findCancellation(tx, run.publicId);
    const found = await selectNewOrders(tx, startId, run.id);
    // Whoever holds a ticket of an order that could not be given back need not wait for its money to know.
    if (!found.length) await tellHolders(tx, deps, run, await selectHoldersOfFailed(tx, run.id, startId));
    return found;
  },
  async figures(db, run) {
    const [{ sum }, sumDone] = [await findCancellation(db, run.publicId), await sumOfRun(db, run.publicId)];
    return { sumDone, sumLeft: Math.max(0, sum - sumDone) };
  },
});
