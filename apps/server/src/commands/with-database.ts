import path from 'node:path';
import { type Config, parseConfig } from '../platform/config.ts';
import { type Database, migrate, openDatabase, startEmbedded } from '../platform/database/index.ts';
import { createLog, type Log } from '../platform/log.ts';

type Work<T> = (tools: { db: Database; config: Config; log: Log }) => Promise<T>;

/**
 * For commands: the migrated database of the installation, beside a running site or without one. `timeout`: milliseconds
 * that a statement may take, where the site's own are too few.
 */
export const withDatabase = async <T>(work: Work<T>, { timeout }: { timeout?: number } = {}): Promise<T> => {
  const config = parseConfig(process.env);
  const log = createLog(config);
  const { binariesDir } = config.database;
  const folder = path.join(config.dataDir, 'postgres');
  const embedded = config.databaseUrl === null ? await startEmbedded({ folder, binariesDir }) : null;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(url, path.resolve(import.meta.dirname, '../../db/migrations'));
    const { db, close } = openDatabase(url, { timeout: timeout ?? config.database.timeout, connections: 2, log });
    try {
      return await work({ db, config, log });
    } finally {
      await close();
    }
  } finally {
    await embedded?.stop();
  }
};
