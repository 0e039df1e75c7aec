import { isOrderPaid } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { QueuedLetter } from '../../notifications/index.ts';
import type { RunKind, RunUnderWay } from '../../runs/index.ts';
import { selectLinesOf } from '../lines.repository.ts';
import { lockOrder } from '../orders.repository.ts';
import { cancelUnpaid } from '../place/give-up-order.ts';
import { carryOut, type MakeRefundDeps, piecesOf } from '../refund/make-refund.ts';
import { quoteRefund } from '../refund/quote-refund.ts';
import { findIdOfOrder } from '../refund/refund.repository.ts';
import type { ReleaseDeps } from '../release-order.ts';
import {
  type Cancellation,
  findCancellation,
  findPurchaserOf,
  hasMore,
  type Holder,
  lockPurchaser,
  selectHolders,
  selectNewOrders,
  sumOfRun,
} from './cancel-start.repository.ts';
import { askedOf, obstacleOf } from './quote-cancel.ts';

export type CancelOrderDeps = MakeRefundDeps & ReleaseDeps & { readonly clock: Clock };

/** Refunds of a minute, for all providers together. Back-office 4.7 */
const perMinute = 300;

type Piece = {
  readonly run: RunUnderWay;
  readonly orderId: number;
  readonly publicId: string;
  readonly rules: Cancellation;
};

/** Gives an order back by the ordinary walk; what cannot be given back stays whole, with its reason. */
const giveBack = async (
  tx: Tx,
  deps: CancelOrderDeps,
  { run, orderId, publicId, rules }: Piece,
): Promise<Result<void>> => {
  const now = deps.clock();
  const lines = (await selectLinesOf(tx, [orderId])).get(orderId) ?? [];
  const quoted = await quoteRefund(tx, deps, publicId, askedOf(lines, rules.startId, rules), now);
  if (!quoted.ok) return quoted;
  const obstacle = obstacleOf(quoted.value);
  if (obstacle) return refuse({ code: obstacle });
  if (!piecesOf(quoted.value).length && !quoted.value.deliveries.length) return ok(undefined);
  const how = { restock: true, letter: false, reason: rules.reason };
  const by = { askedBy: run.by, decidedBy: null, run: run.publicId };
  const made = await carryOut(tx, deps, quoted.value, how, by, now);
  return made.ok ? ok(undefined) : made;
};

/** One letter per purchaser, when the last of his orders is through, and one per other holder. BO-047 */
const tell = async (
  tx: Tx,
  { notifications }: CancelOrderDeps,
  { run, orderId, publicId }: Piece,
  holders: readonly Holder[],
): Promise<void> => {
  const { mailbox, email, language } = await findPurchaserOf(tx, orderId);
  const letters: QueuedLetter[] = holders.flatMap(({ userId, isBuyer, email: address, language: own }) =>
    isBuyer || address === null
      ? []
      : [
          {
            template: 'start_cancelled',
            recipient: address,
            language: own,
            data: { run: run.publicId },
            dedupeKey: `start_cancelled:${run.publicId}:holder:${userId}`,
          },
        ],
  );
  if (!(await hasMore(tx, run.id, mailbox, publicId)))
    letters.push({
      template: 'start_cancelled',
      recipient: email,
      language,
      data: { run: run.publicId, order: publicId },
      dedupeKey: `start_cancelled:${run.publicId}:order:${publicId}`,
    });
  if (letters.length) await notifications.queue(tx, letters);
};

/** A piece of calling a start off is one order: unpaid it ends, paid its money goes back (back-office 5.2). */
export const createCancelRun = (deps: CancelOrderDeps): RunKind => ({
  perMinute,
  async item(tx, run, publicId) {
    const orderId = await findIdOfOrder(tx, publicId);
    if (orderId === null) return refuse({ code: 'not_found' });
    await lockPurchaser(tx, run.publicId, (await findPurchaserOf(tx, orderId)).mailbox);
    const rules = await findCancellation(tx, run.publicId);
    const order = await lockOrder(tx, orderId);
    if (order.status === 'pending') {
      await cancelUnpaid(tx, deps, [orderId]);
      return ok(undefined);
    }
    if (!isOrderPaid(order.status)) return ok(undefined);
    const piece = { run, orderId, publicId, rules };
    const holders = await selectHolders(tx, orderId, rules.startId);
    const given = await giveBack(tx, deps, piece);
    if (!given.ok) return given;
    await tell(tx, deps, piece, holders);
    return ok(undefined);
  },
  more: async (tx, run) => selectNewOrders(tx, (await findCancellation(tx, run.publicId)).startId, run.id),
  async figures(db, run) {
    const [{ sum }, sumDone] = [await findCancellation(db, run.publicId), await sumOfRun(db, run.publicId)];
    return { sumDone, sumLeft: Math.max(0, sum - sumDone) };
  },
});
