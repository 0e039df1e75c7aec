import { refuse, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { AccountsModule } from '../../../accounts/index.ts';
import type { NotificationsModule, QueuedLetter } from '../../../notifications/index.ts';
import { findBuyer, findHolder } from '../../policy-changes.repository.ts';
import { policyLetterOf } from '../../policy-letter.ts';
import { actedOn, type AskedAct, type Asker, lockToAct, type ShownCard } from './lock-to-act.ts';
import type { PolicyCardRow } from './policy-rows.repository.ts';

type Deps = {
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  readonly takeLetterAgain: AccountsModule['takeLetterAgain'];
};

/** To whoever holds it: his own mailbox, or that of the order by which he bought it. */
const letterTo = async (
  tx: Tx,
  { publicId, userId, buyerId, orderId }: PolicyCardRow,
): Promise<QueuedLetter | null> => {
  const holder = await findHolder(tx, userId);
  if (holder) return policyLetterOf('named', publicId, holder.email, holder.language, userId);
  const buyer = orderId === null || buyerId !== userId ? null : await findBuyer(tx, orderId);
  return buyer?.email ? policyLetterOf('issued', publicId, buyer.email, buyer.language) : null;
};

/** The policy once more, as a letter of its own. Refuses after five of a day `rate_limited`. BO-008 */
export const sendPolicyAgain = async (
  tx: Tx,
  deps: Deps,
  asked: AskedAct,
  asker: Asker,
): Promise<Result<Acted<ShownCard>>> => {
  const locked = await lockToAct(tx, 'send', asked, asker);
  if (!locked.ok) return locked;
  const { row, who } = locked.value;
  const letter = await letterTo(tx, row);
  if (!letter) return refuse({ code: 'state', message: { id: 'policy_mailbox' } });
  const taken = await deps.takeLetterAgain(tx, `policy ${row.publicId}`);
  if (!taken.ok) return taken;
  await deps.notifications.queue(tx, [{ ...letter, dedupeKey: `policy:${row.publicId}:again:${row.version}` }]);
  const changes = [{ field: 'letter', before: null, after: 'policy' }];
  return actedOn(tx, row, { changes, reason: asked.reason }, who);
};
