import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from '../../../src/platform/database/index.ts';
import { randomName, runOnServer, urlOfDatabase } from '../../support/database-server.ts';

const migrations = path.join(import.meta.dirname, '../../../db/migrations');
const begins = '0118_support_threads.sql';

it('what is older than thirty days waits for nobody on the day of the release, and nothing is said of a first answer', async () => {
  const name = randomName('trassa_threads');
  await runOnServer(inject('databaseUrl'), `create database ${name}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-threads-'));
  const copy = (wanted: (file: string) => boolean): void => {
    for (const file of fs.readdirSync(migrations).filter(wanted))
      fs.copyFileSync(path.join(migrations, file), path.join(folder, file));
  };
  const url = urlOfDatabase(inject('databaseUrl'), name);
  const client = new pg.Client({ connectionString: url });
  try {
    copy((file) => file < begins);
    await migrate(url, folder);
    await client.connect();
    await client.query(`
      insert into support_requests (public_id, type, name, email, phone, text, language, created_at) values
        ('old', 'other', '', '', '', '', 'ru', now() - interval '31 days'), ('fresh', 'other', '', '', '', '', 'ru', now() - interval '29 days')`);
    copy((file) => file === begins);
    await migrate(url, folder);
    const { rows } = await client.query(`
      select public_id as id, state, outcome, closed_at > now() - interval '1 hour' as "isClosedNow", waits_since = created_at as "waitsSinceItCame",
        first_answered_at as "firstAnsweredAt" from support_requests order by id`);
    expect(rows).toEqual([
      { id: 'fresh', state: 'new', outcome: null, isClosedNow: null, waitsSinceItCame: true, firstAnsweredAt: null },
      {
        id: 'old',
        state: 'closed',
        outcome: 'elsewhere',
        isClosedNow: true,
        waitsSinceItCame: null,
        firstAnsweredAt: null,
      },
    ]);
  } finally {
    await client.end();
    await runOnServer(inject('databaseUrl'), `drop database ${name} with (force)`);
    fs.rmSync(folder, { recursive: true });
  }
}, 60_000);
