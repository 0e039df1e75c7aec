import { isParcelSent } from '@trassa/rules';
import type { Tx } from '../../../../platform/database/index.ts';
import { parcelLetterOf } from '../../parcel-letter.ts';
import type { ParcelPorts } from './parcel-ports.ts';
import { moveParcels, type ParcelMove, selectBuyers, selectCauses, type Who } from './write-parcels.repository.ts';

export type MovedParcel = ParcelMove & {
  readonly orderId: number;
  /** The buyer is told of its track. */
  readonly isTold: boolean;
};

/** Writes moves that were decided under the locks of their orders: the orders follow, and each buyer is told of a track once. BO-095, BO-098 */
export const carryMoves = async (
  tx: Tx,
  { followParcels, notifications }: ParcelPorts,
  moves: readonly MovedParcel[],
  who: Who,
): Promise<void> => {
  if (!moves.length) return;
  await moveParcels(
    tx,
    moves.map(({ id, state, picked, track }) => ({ id, state, picked, track })),
    who,
  );
  const left = moves.filter(({ state }) => isParcelSent(state));
  if (!left.length) return;
  const causes = await selectCauses(tx, [...new Set(left.map(({ orderId }) => orderId))]);
  for (const cause of ['ship', 'deliver'] as const)
    if (causes[cause].length) await followParcels(tx, causes[cause], cause);
  const buyers = await selectBuyers(
    tx,
    left.filter(({ isTold }) => isTold).map(({ id }) => id),
  );
  await notifications.queue(tx, buyers.map(parcelLetterOf));
};
