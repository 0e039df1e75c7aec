import { shipmentsList } from '@trassa/contracts/office';
import type { Clock } from '../../../../kernel/clock.ts';
import type { BulkOwner } from '../../../runs/index.ts';
import { carryAct, lockToAct } from './act-on-parcel.ts';
import type { ParcelPorts } from './parcel-ports.ts';
import { selectParcelIds } from './parcel-rows.repository.ts';

type Deps = ParcelPorts & { readonly clock: Clock };

/** What is done to many parcels at once; each by the same code as to one. */
export const bulkOfParcels = ({ clock, ...ports }: Deps): BulkOwner<typeof shipmentsList> => {
  const actOf = (act: 'pick' | 'pack' | 'deliver') =>
    ({
      act: act === 'pick' ? 'shipment.pick' : 'shipment.status',
      async run(tx, { id, userId }) {
        const locked = await lockToAct(tx, ports, { publicId: id, version: null, act });
        if (!locked.ok) return locked;
        return carryAct(
          tx,
          ports,
          locked.value,
          { act },
          { userId, language: 'ru', clock, canRefund: false, seesOrders: false },
        );
      },
    }) satisfies BulkOwner['acts'][string];
  return {
    list: shipmentsList,
    kind: 'shipment',
    select: (tx, ask, { reach }, limit) => selectParcelIds(tx, ask, { isWhole: reach === 'all' }, limit),
    acts: { pick: actOf('pick'), pack: actOf('pack'), deliver: actOf('deliver') },
  };
};
