import { errorText, type Language } from '@trassa/contracts';
import { isEmail, normaliseEmail, orderLetters, parsePhone } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import { type NotificationsModule, readdressOrderLetters } from '../../notifications/index.ts';
import { lockSeen, objectOf, type SeenOrder, stepOf } from './lock-order-to-act.ts';
import { type OrderToAct, saveContacts } from './order-acts.repository.ts';

export type EditDeps = { readonly notifications: Pick<NotificationsModule, 'queue'> };
type Edit = SeenOrder & {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly note: string | undefined;
};

/** What is to stand, or which fields are wrong. */
const read = (
  order: OrderToAct,
  { email, phone, note }: Edit,
): Result<Pick<OrderToAct, 'email' | 'phone' | 'note'>> => {
  const address = email === undefined ? order.email : normaliseEmail(email);
  if (email !== undefined && !isEmail(address)) return invalid({ email: { id: 'email' } });
  const typed = phone?.trim();
  const number = typed ? parsePhone(typed) : null;
  if (typed && number === null) return invalid({ phone: { id: 'phone' } });
  return ok({ email: address, phone: phone === undefined ? order.phone : number, note: note ?? order.note });
};

/** Both mailboxes hear of it: whoever reads the former one, that letters go elsewhere. */
const tellBoth = (tx: Tx, { notifications }: EditDeps, order: OrderToAct, email: string): Promise<void> =>
  notifications.queue(
    tx,
    [...(order.email ? [{ recipient: order.email, news: 'away' }] : []), { recipient: email, news: 'here' }].map(
      ({ recipient, news }) => ({
        template: 'order_news',
        recipient,
        language: order.language,
        data: { order: order.publicId, news },
        dedupeKey: `order_news:${order.publicId}:${news}:${order.version}`,
      }),
    ),
  );

/**
 * Corrects where letters and calls about an order go, and the note of the staff. The order stays whose it is: no account gets it by an
 * address (DEC-42). Refuses `validation`, `conflict`. BO-064
 */
export const editOrder = async (
  deps: EditDeps,
  tx: Tx,
  edit: Edit,
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockSeen(tx, edit);
  if (!locked.ok) return locked;
  const order = locked.value;
  const wanted = read(order, edit);
  if (!wanted.ok) return wanted;
  const changes = (['email', 'phone', 'note'] as const).flatMap((field): Change[] =>
    wanted.value[field] === order[field]
      ? []
      : [{ field, before: order[field], after: wanted.value[field], person: order.userId }],
  );
  if (changes.length) {
    await saveContacts(tx, order.id, wanted.value);
    const { email: to } = wanted.value;
    if (to !== order.email) {
      // What has not gone yet would bring its tickets to the mailbox that was wrong.
      const templates = [...orderLetters, 'order_confirm', 'parcel'];
      await readdressOrderLetters(tx, order.publicId, { from: order.email, to, templates });
      await tellBoth(tx, deps, order, to);
    }
  }
  return ok({
    answer: { message: errorText(language, { id: 'order_saved' }) },
    object: objectOf(order),
    changes: changes.length ? [...changes, stepOf(order)] : [],
  });
};
