import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { randomCode } from '../../src/kernel/ids.ts';
import { migrate, startEmbedded } from '../../src/platform/database/index.ts';

/** `copying`: how a database is made of the template. */
export type TestServer = { url: string; copying: 'file_copy' | 'wal_log'; stop(): Promise<void> };

const inMemory = '/dev/shm';
/** Bytes: much more than all databases of a run and their log have ever been at once. */
const roomy = 8 * 1024 ** 3;

/** In memory where there is room for it: the thousand small files of a database are made and removed at a tenth of the cost. */
const volatileFolder = (): string => {
  if (!fs.existsSync(inMemory)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(inMemory);
  return bavail * bsize >= roomy ? inMemory : os.tmpdir();
};

/** The server of DATABASE_URL, else an embedded one in a folder of its own that is removed afterwards. */
export const startTestServer = async (): Promise<TestServer> => {
  const given = process.env['DATABASE_URL'];
  // By way of its log: a server that keeps what it holds would write and sync every file of a copy.
  if (given) return { url: given, copying: 'wal_log', stop: async () => {} };
  const folder = fs.mkdtempSync(path.join(volatileFolder(), 'trassa-test-'));
  fs.chmodSync(folder, 0o755);
  const server = await startEmbedded({ folder: path.join(folder, 'postgres'), isVolatile: true });
  return {
    url: server.url,
    copying: 'file_copy',
    async stop() {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Connection string of another database of the same server. */
export const urlOfDatabase = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

/** One statement that cannot run in a transaction; repeated while a template is being copied by somebody else (55006). */
export const runOnServer = async (url: string, statement: string): Promise<void> => {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end();
    }
  }
};

export const randomName = (prefix: string): string => `${prefix}_${randomCode(10).toLowerCase()}`;

/** An empty database with all migrations, in the collation of production's embedded server. */
export const makeTemplate = async (
  url: string,
  migrations: string,
): Promise<{ name: string; drop(): Promise<void> }> => {
  const name = randomName('trassa_template');
  await runOnServer(
    url,
    `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'ru-RU' lc_collate 'C' lc_ctype 'C'`,
  );
  await migrate(urlOfDatabase(url, name), migrations);
  return { name, drop: () => runOnServer(url, `drop database if exists ${name} with (force)`) };
};
