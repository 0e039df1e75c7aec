import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from '../../../src/platform/database/index.ts';
import { randomName, runOnServer, urlOfDatabase } from '../../support/database-server.ts';

const migrations = path.join(import.meta.dirname, '../../../db/migrations');
const begins = '0115_products_office.sql';

it('the journal begins with what there was, before the first order that keeps some of it', async () => {
  const name = randomName('trassa_opening');
  await runOnServer(inject('databaseUrl'), `create database ${name}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-opening-'));
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
      set session_replication_role = replica;
      insert into product_stock (id, product_id, size, stock, taken) overriding system value values (1, 1, 'M', 9, 2), (2, 1, 'L', 4, 0), (3, 1, 'S', 0, 0);
      insert into orders (id, public_id, user_id, status, email, language, total_minor, amount_minor, expires_at, created_at)
        overriding system value values (1, 'one', 1, 'pending', '', 'ru', 0, 0, now(), '2026-03-01T10:00:00Z');
      insert into product_takings (order_id, stock_id, count) values (1, 1, 2);`);
    copy((file) => file === begins);
    await migrate(url, folder);
    const { rows } = await client.query<{ told: string; at: Date }>(`
      select concat_ws(' ', stock_id, kind, pieces, reason) as told, created_at as at from stock_entries order by id`);
    expect(rows.map(({ told }) => told.trim())).toEqual([
      '1 receipt 9 Остаток на начало журнала',
      '2 receipt 4 Остаток на начало журнала',
      '1 sale -2',
    ]);
    expect(rows.map(({ at }) => at.toISOString())).toMatchObject([
      '2026-03-01T09:59:59.000Z',
      expect.any(String),
      '2026-03-01T10:00:00.000Z',
    ]);
  } finally {
    await client.end();
    await runOnServer(inject('databaseUrl'), `drop database ${name} with (force)`);
    fs.rmSync(folder, { recursive: true });
  }
}, 60_000);
