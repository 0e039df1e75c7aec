import type { Tx } from '../../../platform/database/index.ts';
import { findCitiesWithTicket, lockVipDiscount } from './vip.repository.ts';

/**
 * Whether the vip discount may still be taken in these event cities, in the transaction that takes it: locks it there until
 * the end. The caller's own order has no stored lines yet. DEC-111
 */
export const canTakeVip = async (tx: Tx, userId: number, eventCityIds: readonly number[]): Promise<boolean> => {
  if (!eventCityIds.length) return true;
  await lockVipDiscount(tx, userId, eventCityIds);
  return (await findCitiesWithTicket(tx, userId, eventCityIds)).size === 0;
};
