import { toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import { canBePaid } from '../domain/order.ts';
import { selectLines } from '../lines.repository.ts';
import { thanksPath } from '../place/present-payment.ts';
import type { Sellables } from '../sellable.ts';
import type { EditDeps } from './edit-order.ts';
import { lockSeen, objectOf, type SeenOrder } from './lock-order-to-act.ts';

export type PayDeps = EditDeps & {
  readonly sellables: Sellables;
  readonly siteUrl: string;
  readonly accounts: Pick<AccountsModule, 'takeLetterAgain'>;
};

/**
 * Mails the buyer the page of an order that still waits, where each press on “pay” begins an attempt of its own (DEC-87), and answers its
 * address for whoever is on the phone. The order waits no longer for it. Refuses `state`, `conflict`, after five of a day `rate_limited`.
 * Back-office 4.4, BO-008
 */
export const sendPayLink = async (
  { notifications, sellables, siteUrl, accounts }: PayDeps,
  tx: Tx,
  seen: SeenOrder,
): Promise<Result<Acted<{ values: { url: string; expires: number } }>>> => {
  const locked = await lockSeen(tx, seen);
  if (!locked.ok) return locked;
  const order = locked.value;
  if (!canBePaid(order)) return refuse({ code: 'state', message: { id: 'order_not_waiting' } });
  const taken = await accounts.takeLetterAgain(tx, `pay link of ${order.publicId}`);
  if (!taken.ok) return taken;
  await notifications.queue(tx, [
    {
      template: 'order_news',
      recipient: order.email,
      language: order.language,
      data: { order: order.publicId, news: 'pay' },
      dedupeKey: `order_news:pay:${randomId()}`,
    },
  ]);
  const url = `${siteUrl}${thanksPath(sellables, order.publicId, await selectLines(tx, order.id))}`;
  return ok({
    answer: { values: { url, expires: toUnix(order.expiresAt) } },
    object: objectOf(order),
    changes: [{ field: 'letter', before: null, after: 'order_news' }],
  });
};
