import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../../src/platform/database/index.ts';
import { randomName, runOnServer, urlOfDatabase } from './database-server.ts';

const migrations = path.join(import.meta.dirname, '../../db/migrations');

/** A database as it was before this migration, by its file; `apply` makes it. */
export const beforeMigration = async (file: string) => {
  const name = randomName('trassa_before');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-before-'));
  const url = urlOfDatabase(inject('databaseUrl'), name);
  const copy = (wanted: (one: string) => boolean): void => {
    for (const one of fs.readdirSync(migrations).filter(wanted))
      fs.copyFileSync(path.join(migrations, one), path.join(folder, one));
  };
  await runOnServer(inject('databaseUrl'), `create database ${name}`);
  copy((one) => one < file);
  await migrate(url, folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    client,
    apply: async (): Promise<void> => {
      copy((one) => one === file);
      await migrate(url, folder);
    },
    close: async (): Promise<void> => {
      await client.end();
      await runOnServer(inject('databaseUrl'), `drop database ${name} with (force)`);
      fs.rmSync(folder, { recursive: true });
    },
  };
};
