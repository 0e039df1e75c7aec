import type { Database } from '../../../src/platform/database/index.ts';
import { cityRows, regionRows } from '../geography.ts';
import { insertAll } from '../insert.ts';
import { postalRows, zoneRows } from './places.ts';
import { schoolRows } from './schools.ts';

/** Regions with their zones of delivery, cities, postal indexes and schools: what an installation without the demonstration has from its first start on (BO-009). */
export const fillReference = async (db: Database): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await insertAll(tx, 'regions', regionRows());
    await insertAll(tx, 'cities', cityRows());
    await insertAll(tx, 'postal_prefixes', postalRows());
    await insertAll(tx, 'delivery_zones', zoneRows());
    await insertAll(tx, 'schools', schoolRows());
  });
};
