import { toRoubles } from '../../../../kernel/money.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { NotificationsModule } from '../../../notifications/index.ts';
import { cancelPolicies, findBuyer, findHolder } from '../../policy-changes.repository.ts';
import { policyLetterOf } from '../../policy-letter.ts';
import { actedOn, type AskedAct, type Asker, lockToAct, type ShownCard } from './lock-to-act.ts';
import type { PolicyCardRow } from './policy-rows.repository.ts';
import { oweAgain } from './write-policy.repository.ts';

type Deps = { readonly notifications: Pick<NotificationsModule, 'queue'> };

/** The buyer is told of the money, another holder of the end alone. */
const tell = async (tx: Tx, { notifications }: Deps, row: PolicyCardRow): Promise<void> => {
  const { publicId, orderId, userId, buyerId } = row;
  const buyer = orderId === null ? null : await findBuyer(tx, orderId);
  if (buyer) await notifications.queue(tx, [policyLetterOf('ended', publicId, buyer.email, buyer.language)]);
  const holder = userId === buyerId ? null : await findHolder(tx, userId);
  if (holder) await notifications.queue(tx, [policyLetterOf('taken', publicId, holder.email, holder.language)]);
};

/**
 * Ends a policy that has not begun; its money is owed, and the sweep that repays policies sends it, as that of every other one. What a
 * return of its ticket has promised already is paid by that return alone.
 */
export const cancelPolicy = async (
  tx: Tx,
  deps: Deps,
  asked: AskedAct,
  asker: Asker,
): Promise<Result<Acted<ShownCard>>> => {
  const locked = await lockToAct(tx, 'cancel', asked, asker);
  if (!locked.ok) return locked;
  const { row, who } = locked.value;
  const isOwed = row.price > 0 && row.orderId !== null;
  await cancelPolicies(tx, [row.id], who.now, isOwed ? 'due' : null);
  await tell(tx, deps, row);
  const changes = [
    { field: 'state', before: 'coming', after: 'cancelled' },
    { field: 'to_return', before: null, after: isOwed ? toRoubles(row.price) : 0 },
  ];
  return actedOn(tx, row, { changes, reason: asked.reason }, who);
};

/** A repayment that nobody tries any more is owed again: the same refund goes once more. BO-100 */
export const retryRepayment = async (tx: Tx, asked: AskedAct, asker: Asker): Promise<Result<Acted<ShownCard>>> => {
  const locked = await lockToAct(tx, 'retry', asked, asker);
  if (!locked.ok) return locked;
  const { row, who } = locked.value;
  await oweAgain(tx, row.id);
  const changes = [{ field: 'repayment', before: 'failed', after: 'due' }];
  return actedOn(tx, row, { changes, reason: asked.reason }, who);
};
