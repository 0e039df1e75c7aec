import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { exportShipments } from './export-shipments.repository.ts';
import { scrubShipments, scrubShipmentsOf } from './scrub-shipments.repository.ts';

/** Who gets parcels, and where. */
export const deliveryPersonalData: PersonalDataOwner = {
  export: { shipments: exportShipments },
  erase: (tx, { userId }) => scrubShipmentsOf(tx, userId),
  scrubOrders: scrubShipments,
};
