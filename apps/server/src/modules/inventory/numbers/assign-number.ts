import type { TicketKind } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import { lockRanges, takeNextNumber } from './numbers.repository.ts';

const takeFrom = async (
  tx: Tx,
  orderId: number,
  formatId: number,
  { clusterId, kind }: { clusterId: number | null; kind: TicketKind },
): Promise<number | null> => {
  for (const range of await lockRanges(tx, formatId, clusterId)) {
    const number = await takeNextNumber(tx, orderId, formatId, { range, kind });
    if (number !== null) return number;
  }
  return null;
};

/** See `OrderInventory.assignNumber`. */
export const assignNumber = async (
  tx: Tx,
  orderId: number,
  formatId: number,
  { clusterId, kind }: { clusterId: number | null; kind: TicketKind },
): Promise<number | null> =>
  (clusterId === null ? null : await takeFrom(tx, orderId, formatId, { clusterId, kind })) ??
  takeFrom(tx, orderId, formatId, { clusterId: null, kind });
