import type { Tx } from '../../platform/database/index.ts';
import { lockRanges, takeNextNumber } from './numbers.repository.ts';

const takeFrom = async (
  tx: Tx,
  orderId: number,
  formatId: number,
  clusterId: number | null,
): Promise<number | null> => {
  for (const range of await lockRanges(tx, formatId, clusterId)) {
    const number = await takeNextNumber(tx, orderId, formatId, range);
    if (number !== null) return number;
  }
  return null;
};

/** See `OrderInventory.assignNumber`. */
export const assignNumber = async (
  tx: Tx,
  orderId: number,
  formatId: number,
  clusterId: number | null,
): Promise<number | null> =>
  (clusterId === null ? null : await takeFrom(tx, orderId, formatId, clusterId)) ??
  takeFrom(tx, orderId, formatId, null);
