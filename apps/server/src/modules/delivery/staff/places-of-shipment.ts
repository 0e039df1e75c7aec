import type { Places } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { isParcel } from './parcels/parcel-rows.repository.ts';

/** Where a parcel belongs: to no start, as the warehouse is the house's; null: there is none. */
export const placesOfShipment = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isParcel(db, publicId)) ? [] : null;
