import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { RunUnderWay } from '../../runs/index.ts';
import { tellMoneyBack } from '../refund/make-refund.ts';
import { findPurchaserOf } from './cancel-start.repository.ts';
import { findInRun, type Holder, insertTold } from './told.repository.ts';

type TellDeps = { readonly notifications: Pick<NotificationsModule, 'queue'>; readonly clock: Clock };

/** One letter per holder who did not buy his ticket, without sums, whatever becomes of the money. BO-047 */
export const tellHolders = async (
  tx: Tx,
  { notifications }: TellDeps,
  { publicId: run }: RunUnderWay,
  holders: readonly Holder[],
): Promise<void> => {
  const letters = holders.map(({ userId, email, language }) => ({
    template: 'start_cancelled',
    recipient: email,
    language,
    data: { run },
    dedupeKey: `start_cancelled:${run}:holder:${userId}`,
  }));
  if (letters.length) await notifications.queue(tx, letters);
};

type OrderDone = {
  readonly run: RunUnderWay;
  readonly orderId: number;
  readonly publicId: string;
  readonly mailbox: string;
  /** What was given back of it; null: nothing. */
  readonly returned: string | null;
};

/**
 * One letter per purchaser with the sum of all his orders, when the last of them is through – one that failed is not before it was tried
 * again. An order that came up after that letter has the ordinary one about its money. The purchaser is locked. BO-047
 */
export const tellPurchaser = async (
  tx: Tx,
  deps: TellDeps,
  { run, orderId, publicId, mailbox, returned }: OrderDone,
): Promise<void> => {
  const { notifications, clock } = deps;
  const of = { runId: run.id, run: run.publicId, mailbox };
  const { hasMore, isPaid, isTold } = await findInRun(tx, { ...of, order: publicId });
  if (isTold && returned !== null)
    await tellMoneyBack(tx, deps, orderId, { returned, policies: { ended: 0, kept: 0 } });
  if (isTold || hasMore || !isPaid) return;
  const { email, language } = await findPurchaserOf(tx, orderId);
  await notifications.queue(tx, [
    {
      template: 'start_cancelled',
      recipient: email,
      language,
      data: { run: run.publicId, order: publicId },
      dedupeKey: `start_cancelled:${run.publicId}:order:${publicId}`,
    },
  ]);
  await insertTold(tx, { ...of, now: clock() });
};
