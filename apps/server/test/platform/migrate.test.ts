import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '../../src/platform/database/index.ts';
import { randomName, runOnServer, urlOfDatabase } from '../support/database-server.ts';

let url: string;
let name: string;
let folder: string;

beforeEach(async () => {
  name = randomName('trassa_migrate');
  await runOnServer(inject('databaseUrl'), `create database ${name}`);
  url = urlOfDatabase(inject('databaseUrl'), name);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-migrations-'));
  write('0001_first.sql', 'create table first (id integer primary key); insert into first values (1);');
  write('0002_second.sql', 'alter table first add column name text;');
});
afterEach(async () => {
  await runOnServer(inject('databaseUrl'), `drop database ${name} with (force)`);
  fs.rmSync(folder, { recursive: true });
});

const write = (file: string, sql: string): void => fs.writeFileSync(path.join(folder, file), sql);
const rowsOf = async (statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

describe('migrations', () => {
  it('are applied once and in order', async () => {
    expect(await migrate(url, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await migrate(url, folder)).toEqual([]);
    write('0003_third.sql', 'create table third (id integer)');
    expect(await migrate(url, folder)).toEqual(['0003_third.sql']);
  });

  it('are applied once when several processes start together', async () => {
    const applied = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
    expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await rowsOf('select id from first')).toEqual([{ id: 1 }]);
  });

  it('leave nothing of a file that fails half-way', async () => {
    write('0003_broken.sql', 'create table third (id integer); select no_such_thing();');
    await expect(migrate(url, folder)).rejects.toThrow('The migration 0003_broken.sql failed');
    expect(await rowsOf("select to_regclass('third') as found")).toEqual([{ found: null }]);
  });

  it('refuse a file that was changed after it had been applied', async () => {
    await migrate(url, folder);
    write('0002_second.sql', 'alter table first add column title text;');
    await expect(migrate(url, folder)).rejects.toThrow(
      'The migration 0002_second.sql was changed after it had been applied.',
    );
  });

  it('refuse a database of a newer version and a file that comes too late', async () => {
    await migrate(url, folder);
    write('0004_fourth.sql', 'select 1');
    await migrate(url, folder);
    write('0003_late.sql', 'select 1');
    await expect(migrate(url, folder)).rejects.toThrow(
      'The migration 0003_late.sql comes before one that is applied already.',
    );
    fs.rmSync(path.join(folder, '0004_fourth.sql'));
    await expect(migrate(url, folder)).rejects.toThrow('which this version does not know');
  });
});
