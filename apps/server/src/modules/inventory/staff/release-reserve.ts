import type { TicketKind } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import { lockOfficeQuotas, updateQuota } from './quotas.repository.ts';

export type Released = { readonly before: number; readonly after: number };
type Due = {
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly now: Date;
  /** Places that lists under way were promised of this reserve; read under its lock. */
  promised(): Promise<number>;
};

/**
 * Gives a reserve whose moment has come to the sale, all that nobody was promised; the rest waits for its list. null: somebody else has
 * done it, or put the moment off. Back-office 5.7
 */
export const releaseReserve = async (tx: Tx, { formatId, kind, now, promised }: Due): Promise<Released | null> => {
  const quota = (await lockOfficeQuotas(tx, formatId)).find((one) => one.kind === kind);
  if (!quota?.releaseAt || quota.releaseAt > now) return null;
  const after = Math.min(quota.reserve, await promised());
  const { id, capacity, reserve: before } = quota;
  // All of it is promised still: the row that the public sale locks is left as it is.
  if (after === before && after > 0) return null;
  await updateQuota(tx, id, { capacity, reserve: after, releaseAt: after > 0 ? quota.releaseAt : null });
  return { before, after };
};
