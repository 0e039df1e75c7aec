import { randomId } from '../../../kernel/ids.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Database, transact } from '../../../platform/database/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { markConfirmSent } from './confirmation.repository.ts';
import { findOrder, lockOrder } from '../orders.repository.ts';

export type AskDeps = {
  readonly db: Database;
  readonly accounts: Pick<AccountsModule, 'takeOrderLetter'>;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
};

/**
 * Sends the small letter with the button of a free order, at first and when it is asked for once more, within the limits of
 * its mailbox and of the network that asks. Refuses `state` when there is nothing to confirm any more. DEC-112
 */
export const askToConfirm = async (
  deps: AskDeps,
  asked: { readonly publicId: string; readonly ip: string },
): Promise<Result<null>> => {
  const found = await findOrder(deps.db, asked.publicId);
  if (!found) return notFound();
  if (found.confirmation !== 'waiting' || !found.email) return refuse({ code: 'state' });
  const taken = await deps.accounts.takeOrderLetter(found.email, asked.ip);
  if (!taken.ok) return taken;
  return transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (order.confirmation !== 'waiting') return refuse({ code: 'state' });
    await markConfirmSent(tx, order.id);
    await deps.notifications.queue(tx, [
      {
        template: 'order_confirm',
        recipient: order.email,
        language: order.language,
        data: { order: order.publicId },
        dedupeKey: `order_confirm:${randomId()}`,
      },
    ]);
    return ok(null);
  });
};
