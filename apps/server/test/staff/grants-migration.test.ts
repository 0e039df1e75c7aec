import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../../src/platform/database/index.ts';
import { randomName, runOnServer, urlOfDatabase } from '../support/database-server.ts';

const migrations = path.resolve(import.meta.dirname, '../../db/migrations');
const name = randomName('trassa_grants');
let before: string;
beforeAll(async () => {
  await runOnServer(inject('databaseUrl'), `create database ${name}`);
  before = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-before-'));
  for (const file of fs.readdirSync(migrations))
    if (file < '0054') fs.copyFileSync(path.join(migrations, file), path.join(before, file));
});
afterAll(async () => {
  await runOnServer(inject('databaseUrl'), `drop database ${name} with (force)`);
  fs.rmSync(before, { recursive: true });
});

it('roles that people had before grants are grants for everything, without end', async () => {
  const url = urlOfDatabase(inject('databaseUrl'), name);
  await migrate(url, before);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`insert into users (public_id, roles)
      values ('nobody', '{}'), ('vip', '{vip}'), ('boss', '{vip,admin}'), ('both', '{content,finance}')`);
    await migrate(url, migrations);
    const { rows } = await client.query(`
      select u.public_id as who, g.role, g.scope, g.areas, g.until, g.ended_at from staff_grants g
      join users u on u.id = g.user_id order by 1, 2`);
    const open = { scope: 'all', areas: [], until: null, ended_at: null };
    expect(rows).toEqual([
      { who: 'boss', role: 'admin', ...open },
      { who: 'both', role: 'content', ...open },
      { who: 'both', role: 'finance', ...open },
    ]);
  } finally {
    await client.end();
  }
});
