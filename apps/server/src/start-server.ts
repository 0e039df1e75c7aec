import path from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './kernel/clock.ts';
import type { Config } from './platform/config.ts';
import {
  type Embedded,
  isEmpty,
  migrate,
  openDatabase,
  settle,
  startEmbedded,
  withLock,
} from './platform/database/index.ts';
import { createLog } from './platform/log.ts';
import { createStorage } from './platform/storage.ts';

export type Server = {
  /** What a person opens in the browser. */
  address: string;
  /** Where letters go: a mail server or a folder. */
  letters: string;
  isSeeded: boolean;
  /** Ends running requests and jobs, then the database if it is ours. */
  stop(): Promise<void>;
};

const seedLock = 7_283_466_002;
/** Slow readers are cut off after this time, so that a stop ends (milliseconds). */
const drainTime = 5000;
/** Half a million results are stored by few statements (milliseconds). */
const longestStatement = 600_000;

/** Configuration → database → migrations → demonstration season → application → listening. */
export const startServer = async (config: Config, migrations: string): Promise<Server> => {
  const log = createLog(config);
  const { binariesDir, timeout, connections } = config.database;
  let embedded: Embedded | null = null;
  if (config.databaseUrl === null)
    embedded = await startEmbedded({ folder: path.join(config.dataDir, 'postgres'), binariesDir });
  const url = config.databaseUrl ?? (embedded as Embedded).url;
  const { db, pool, close } = openDatabase(url, { timeout, connections, log });
  const slow = openDatabase(url, { timeout: longestStatement, connections: 2, log });
  try {
    await migrate(url, migrations);
    const isSeeded = config.seed === 'demo' && (await seedIfEmpty(config, url, log));
    if (config.seed === 'none') await fillIfEmpty(url, log);
    const app = await buildApp({ config, db, slowDb: slow.db, pool, log });
    await app.http.listen({ port: config.port, host: config.host });
    app.jobs.start();
    return {
      address: config.siteUrl,
      letters: app.mail.destination,
      isSeeded,
      async stop() {
        const cutOff = setTimeout(() => app.http.server.closeAllConnections(), drainTime);
        await app.close();
        clearTimeout(cutOff);
        await Promise.all([close(), slow.close()]);
        await embedded?.stop();
      },
    };
  } catch (error) {
    await Promise.all([close(), slow.close()]);
    await embedded?.stop();
    throw error;
  }
};

/** Fills a database without events; one process of several does it. Its statements may take longer than a visitor's. */
const seedIfEmpty = async (config: Config, url: string, log: ReturnType<typeof createLog>): Promise<boolean> =>
  withLock(url, seedLock, async () => {
    const { db, close } = openDatabase(url, { timeout: 120_000, connections: 2, log });
    try {
      if (!(await isEmpty(db, 'events'))) return false;
      const { seedSeason } = await import('../db/seed/index.ts');
      await seedSeason(db, { now: systemClock(), storage: createStorage(path.join(config.dataDir, 'files')) });
      await settle(db);
      return true;
    } finally {
      await close();
    }
  });

/** An installation without the demonstration has its places all the same: an organiser chooses the city of a start. */
const fillIfEmpty = (url: string, log: ReturnType<typeof createLog>): Promise<void> =>
  withLock(url, seedLock, async () => {
    const { db, close } = openDatabase(url, { timeout: 120_000, connections: 2, log });
    try {
      if (!(await isEmpty(db, 'regions'))) return;
      const { fillReference } = await import('../db/seed/places/reference.ts');
      await fillReference(db);
    } finally {
      await close();
    }
  });
