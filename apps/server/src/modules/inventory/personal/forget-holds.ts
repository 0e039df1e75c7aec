import type { Tx } from '../../../platform/database/index.ts';
import { detachHolds } from '../../orders/index.ts';
import { deleteLooseHolds, detachNumbers, forgetHolders, takeEndedHolds } from './ended-holds.repository.ts';

/** Released holds go, sold ones forget who held; no line or number leads to a hold that is gone. */
export const forgetEndedHolds = async (tx: Tx, limit: number): Promise<number> => {
  const { released, sold } = await takeEndedHolds(tx, limit);
  await detachNumbers(tx, released);
  await detachHolds(tx, released);
  await forgetHolders(tx, sold);
  await deleteLooseHolds(tx, limit);
  return released.length + sold.length;
};
