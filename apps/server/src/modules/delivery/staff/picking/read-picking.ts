import { type Picking, pickingMost } from '@trassa/contracts/office';
import { orderRef } from '../../../../kernel/masking.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { selectParcelLines } from '../parcels/parcel-rows.repository.ts';
import { numberOf, presentLine, recipientOf, type Shown } from '../parcels/present-parcel.ts';
import { countWaitingParcels, selectSums, selectWaitingParcels } from './picking.repository.ts';

/** What is to be picked, as it stands at one moment: the caller brings a transaction that sees one. BO-094 */
export const readPicking = async (
  tx: Executor,
  {
    language,
    canRefund,
    seesOrders,
    most = pickingMost,
  }: Shown & { readonly canRefund: boolean; readonly most?: number },
): Promise<Picking> => {
  const [waiting, sums, parcels] = [
    await countWaitingParcels(tx),
    await selectSums(tx, most),
    await selectWaitingParcels(tx, most),
  ];
  const lines = Map.groupBy(
    await selectParcelLines(
      tx,
      parcels.map(({ id }) => id),
    ),
    ({ parcelId }) => parcelId,
  );
  return {
    waiting,
    lines: sums.map((sum) => ({
      ...presentLine({ ...sum, parcelId: 0, uniqueId: '', count: sum.pieces }, language),
      unique_id: null,
    })),
    parcels: parcels.map((parcel) => ({
      public_id: parcel.publicId,
      version: parcel.version,
      number: numberOf(parcel),
      order: orderRef(parcel.order, seesOrders),
      city: say(language, parcel.cityRu, parcel.cityEn),
      recipient: recipientOf(parcel.recipient),
      way: say(language, parcel.wayRu, parcel.wayEn),
      lines: (lines.get(parcel.id) ?? []).filter(({ pieces }) => pieces > 0).map((line) => presentLine(line, language)),
    })),
    can_refund: canRefund,
  };
};
