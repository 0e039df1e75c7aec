import type { Tx } from '../../../platform/database/index.ts';
import { freeNumbersOfOrder } from '../numbers/numbers.repository.ts';
import { releaseHolds } from './ended-holds.repository.ts';
import { addToClusters, addToShirts, addToTeams, setTakingsState, sumTakings } from '../takings.repository.ts';

const negative = <T extends { count: number }>(things: readonly T[]): T[] =>
  things.map((thing) => ({ ...thing, count: -thing.count }));

/** See `OrderInventory.releaseForOrder`. What is not kept any more is not given back twice. */
export const releaseForOrder = async (tx: Tx, orderId: number): Promise<void> => {
  await releaseHolds(tx, orderId);
  const kept = await sumTakings(tx, orderId, 'kept');
  await addToClusters(tx, negative(kept.clusters));
  await addToShirts(tx, negative(kept.shirts));
  await addToTeams(tx, negative(kept.teams));
  await freeNumbersOfOrder(tx, orderId);
  await setTakingsState(tx, orderId, 'released');
};
