import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createFormat } from '../../apps/server/test/factories/events.ts';

/** A format on sale with so many places; answers its public id. */
export const createHotFormat = async (databaseUrl: string, places: number): Promise<string> => {
  const log = createLog({ logLevel: 'warn' });
  const { db, close } = openDatabase(databaseUrl, { timeout: 10_000, connections: 2, log });
  try {
    return (await createFormat(db satisfies Database, { quotas: { athlete: places } })).publicId;
  } finally {
    await close();
  }
};
