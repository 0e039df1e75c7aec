import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { tooMany } from '../domain/too-many.ts';
import { countUnpaid, lockCounts } from './order-caps.repository.ts';
import type { OrderPlaces } from './order-places.ts';

/** Unpaid holds of a visitor, places of a network and of a mailbox at most; null: not limited. */
export type OrderCaps = { readonly visitor: number; readonly address: number; readonly mailbox: number } | null;

/** Before quotas are locked, where an order takes more than its visitor holds already. */
export const lockTakers = async (tx: Tx, { visitor, address }: OrderPlaces, caps: OrderCaps): Promise<void> => {
  if (caps) await lockCounts(tx, [`holds:${visitor}`, `places:${address}`]);
};

/**
 * Whether visitor, network and mailbox may have what the order reserved; `isMore`: beyond what was held already, else only
 * the mailbox is new. A whole team may be larger than a bound. Refuses `rate_limited`. DEC-113
 */
export const checkCaps = async (
  tx: Tx,
  order: OrderPlaces,
  caps: OrderCaps,
  isMore: boolean,
): Promise<Result<null>> => {
  if (!caps) return { ok: true, value: null };
  const team = Math.max(0, ...order.lines.map((line) => line.teamSize ?? 0));
  const most = {
    visitor: isMore ? caps.visitor : Infinity,
    network: isMore ? Math.max(caps.address, team) : Infinity,
    mailbox: Math.max(caps.mailbox, team),
  };
  const unpaid = await countUnpaid(tx, {
    ...order,
    mailbox: order.mailbox ?? '',
    replaces: order.replaces ?? [],
    isMore,
  });
  const over = unpaid.find(({ whose, count }) => count > most[whose]);
  return over ? { ok: false, refusal: tooMany({ ...over, max: most[over.whose] }) } : { ok: true, value: null };
};
