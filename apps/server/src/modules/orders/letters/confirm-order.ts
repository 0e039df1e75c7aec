import { notFound, invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Database, transact } from '../../../platform/database/index.ts';
import { createKeyedHash, isSameText } from '../../../platform/secrets/keyed-hash.ts';
import { setConfirmation } from './confirmation.repository.ts';
import { findOrder, lockOrder } from '../orders.repository.ts';
import { tellOrder, type TellDeps } from './tell-order.ts';

const length = 22;

/** What the letter of a free order carries; nobody but its mailbox has it. */
export const confirmCode = (key: Buffer, orderPublicId: string): string =>
  createKeyedHash(key)(`confirm order ${orderPublicId}`).slice(0, length);

export type ConfirmDeps = TellDeps & {
  readonly db: Database;
  /** Makes the codes of letters. */
  readonly key: Buffer;
};

/**
 * The button of a free order's letter: the mailbox is proved, PDFs follow. Again changes nothing. Refuses `validation` at
 * `code`, `state` when the places have gone back. DEC-112
 */
export const confirmOrder = async (
  deps: ConfirmDeps,
  asked: { readonly publicId: string; readonly code: string },
): Promise<Result<null>> => {
  const found = await findOrder(deps.db, asked.publicId);
  if (!found || found.confirmation === null) return notFound();
  if (!isSameText(asked.code, confirmCode(deps.key, found.publicId))) return invalid({ code: { id: 'link_dead' } });
  return transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (order.confirmation === 'lapsed') return refuse({ code: 'state', message: { id: 'order_lapsed' } });
    if (order.confirmation !== 'waiting') return ok(null);
    await setConfirmation(tx, order.id, 'done');
    await tellOrder(tx, deps, order);
    return ok(null);
  });
};
