import { errorText, type Language } from '@trassa/contracts';
import { type OrderLetter, orderLetters } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import { findOrderLetter } from '../../notifications/index.ts';
import type { EditDeps } from './edit-order.ts';
import { lockSeen, objectOf, type SeenOrder, stepOf } from './lock-order-to-act.ts';
import { countVersion } from './order-acts.repository.ts';

export type OrderLetterDeps = EditDeps & { readonly accounts: Pick<AccountsModule, 'takeLetterAgain'> };

/** Which letters about an order may go to its buyer once more: those that there were. */
export const repeatableOf = (letters: readonly { readonly template: string }[]): OrderLetter[] =>
  orderLetters.filter((name) => letters.some(({ template }) => template === name));

/**
 * A letter about the order once more, to the address that the order has now: what it says is read anew at sending. Every one is a
 * version, so that of two colleagues at once one is told. Refuses `state`, `conflict`, after five of an order and day `rate_limited`. BO-008
 */
export const sendOrderLetter = async (
  { notifications, accounts }: OrderLetterDeps,
  tx: Tx,
  { template, ...seen }: SeenOrder & { readonly template: OrderLetter },
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockSeen(tx, seen);
  if (!locked.ok) return locked;
  const order = locked.value;
  if (!order.email) return refuse({ code: 'state', message: { id: 'order_letter_address' } });
  const last = await findOrderLetter(tx, order.publicId, template);
  if (!last) return refuse({ code: 'state', message: { id: 'order_letter_none' } });
  const taken = await accounts.takeLetterAgain(tx, `letters of ${order.publicId}`);
  if (!taken.ok) return taken;
  await countVersion(tx, order.id);
  await notifications.queue(tx, [
    {
      template,
      recipient: order.email,
      recipientName: last.recipientName,
      language: order.language,
      data: last.data,
      dedupeKey: `again:${randomId()}`,
    },
  ]);
  return ok({
    answer: { message: errorText(language, { id: 'letter_again' }) },
    object: objectOf(order),
    changes: [{ field: 'letter', before: null, after: template }, stepOf(order)],
  });
};
