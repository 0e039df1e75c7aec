import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../apps/server/src/app.ts';
import { parseConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { startTemporaryDatabase } from './temporary-database.ts';

/** The API alone in this process, on an empty database of its own; statements may take `timeout` milliseconds. */
export const openSite = async ({ timeout = 30_000 }: { timeout?: number } = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trassa-bench-'));
  const database = await startTemporaryDatabase();
  const config = parseConfig({ DATA_DIR: folder, LIMITS: 'off', LOG_LEVEL: 'silent', SEED: 'none', WEB: 'none' });
  const log = createLog(config);
  const { db, pool, close } = openDatabase(database.url, { ...config.database, timeout, log });
  const mail = { destination: 'nowhere', send: async () => undefined, close() {} };
  const app = await buildApp({ config, db, pool, log, mail });
  return {
    app,
    config,
    db,
    log,
    async close() {
      await app.close();
      await close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
