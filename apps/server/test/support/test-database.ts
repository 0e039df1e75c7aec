import type pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/database/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { randomName, runOnServer, urlOfDatabase } from './database-server.ts';

export type TestDatabase = {
  db: Database;
  pool: pg.Pool;
  /** For second processes and clients of the same database. */
  url: string;
  close(): Promise<void>;
};

/** A fresh, migrated, empty database. `const database = await createTestDatabase()` in beforeAll, `close()` in afterAll. */
export const createTestDatabase = async ({ connections = 8, timeout = 10_000 } = {}): Promise<TestDatabase> => {
  const server = inject('databaseUrl');
  const name = randomName('trassa_test');
  await runOnServer(server, `create database ${name} template ${inject('templateName')} strategy ${inject('copying')}`);
  const url = urlOfDatabase(server, name);
  const { db, pool, close } = openDatabase(url, { timeout, connections, log: createLog({ logLevel: 'silent' }) });
  return {
    db,
    pool,
    url,
    async close() {
      await close();
      await runOnServer(server, `drop database if exists ${name} with (force)`);
    },
  };
};
