import type { Executor } from '../../../src/platform/database/index.ts';
import { insertAll } from '../insert.ts';
import { methodRows, pointRows, tariffRows } from './delivery.ts';
import { postalRows, zoneRows } from './places.ts';
import { schoolRows } from './schools.ts';

/** Postal indexes, schools and ways of delivery; regions and cities are there. */
export const insertDelivery = async (db: Executor): Promise<void> => {
  await insertAll(db, 'postal_prefixes', postalRows());
  await insertAll(db, 'schools', schoolRows());
  await insertAll(db, 'delivery_zones', zoneRows());
  const methods = await insertAll<{ id: number; public_id: string }>(db, 'delivery_methods', methodRows());
  const ids = new Map(methods.map((method) => [method.public_id, method.id]));
  await insertAll(db, 'delivery_tariffs', tariffRows(ids));
  await insertAll(db, 'pickup_points', pointRows(ids));
};
