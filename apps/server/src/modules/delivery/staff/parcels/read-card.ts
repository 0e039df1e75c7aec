import type { Shipment } from '@trassa/contracts/office';
import type { Executor } from '../../../../platform/database/index.ts';
import { lettersOfShipment } from '../../../notifications/index.ts';
import { findParcelCard, selectParcelLines } from './parcel-rows.repository.ts';
import { presentCard, type Shown } from './present-parcel.ts';

type ShownCard = Shown & { readonly mayEdit: boolean; readonly canRefund: boolean };

/** The card of a parcel; null: there is none. Three statements. */
export const readCard = async (
  db: Executor,
  publicId: string,
  { language, seesOrders, ...may }: ShownCard,
): Promise<Shipment | null> => {
  const row = await findParcelCard(db, publicId);
  if (!row) return null;
  const [lines, letters] = [await selectParcelLines(db, [row.id]), await lettersOfShipment(db, publicId)];
  return presentCard({ row, lines, letters, ...may }, { language, seesOrders });
};
