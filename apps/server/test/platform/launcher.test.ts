import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '../../src/platform/database/embedded/processes.ts';
import { type Embedded, startEmbedded } from '../../src/platform/database/launcher.ts';

let folder: string;
let running: Embedded | null = null;
const start = async (): Promise<Embedded> => (running = await startEmbedded({ folder }));
const ask = async <T extends object>(url: string, statement: string): Promise<T | undefined> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows[0];
  } finally {
    await client.end();
  }
};

beforeAll(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-launcher-')), 'postgres');
  fs.chmodSync(path.dirname(folder), 0o755);
});
afterEach(async () => {
  await running?.stop();
  running = null;
});
afterAll(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));

describe('embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('listens on a unix socket only, sorts Russian as people do and syncs to disk', async () => {
    const { url, isNew } = await start();
    expect(isNew).toBe(true);
    expect(
      await ask(
        url,
        "select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync, current_setting('timezone') as zone",
      ),
    ).toEqual({ listen: '', fsync: 'on', zone: 'UTC' });
    expect(
      await ask(
        url,
        "select string_agg(word, '' order by word) as words from (values ('ж'), ('Е'), ('ё'), ('а')) as t (word)",
      ),
    ).toEqual({ words: 'аЕёж' });
    expect(await ask(url, 'create table kept as select 1 as value')).toBeUndefined();
  });

  it('is taken over when the process that started it was killed', async () => {
    const launcher = path.resolve(import.meta.dirname, '../../src/platform/database/launcher.ts');
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { startEmbedded } = await import(${JSON.stringify(launcher)}); await startEmbedded({ folder: process.argv[1] }); process.kill(process.pid, 'SIGKILL');`,
      folder,
    ]);
    await new Promise((resolve) => child.once('exit', resolve));
    expect(child.signalCode).toBe('SIGKILL');
    const { isAttached, url } = await start();
    expect(isAttached).toBe(true);
    expect(await ask(url, 'select value from kept')).toEqual({ value: 1 });
  });

  it('starts again after it was killed itself, with what was committed', async () => {
    const { pid, url } = await start();
    await ask(url, 'insert into kept values (2)');
    process.kill(pid, 'SIGKILL');
    const again = await start();
    expect(again.isAttached).toBe(false);
    expect(await ask(again.url, 'select max(value) as value from kept')).toEqual({ value: 2 });
  });

  it('starts over a lock file whose number belongs to another program by now', async () => {
    const { uid, gid } = fs.statSync(folder);
    const other = spawn('sleep', ['60'], { ...(process.getuid?.() === 0 ? { uid, gid } : {}), stdio: 'ignore' });
    const lines = [other.pid, path.join(folder, 'cluster'), 0, 5432, folder, '', ''];
    fs.writeFileSync(path.join(folder, 'cluster/postmaster.pid'), lines.join('\n'));
    fs.writeFileSync(path.join(folder, '.s.PGSQL.5432.lock'), lines.join('\n'));
    try {
      expect((await start()).isAttached).toBe(false);
    } finally {
      other.kill();
    }
  });

  it('is started once by two who come at the same moment, and stops with the last of them', async () => {
    const [first, second] = await Promise.all([startEmbedded({ folder }), startEmbedded({ folder })]);
    expect(first.pid).toBe(second.pid);
    const other = new pg.Client({ connectionString: second.url });
    await other.connect();
    await first.stop();
    expect(isAlive(first.pid)).toBe(true);
    await other.end();
    await second.stop();
    expect(isAlive(first.pid)).toBe(false);
  });

  it('says clearly that a folder belongs to another version', async () => {
    const file = path.join(folder, 'cluster/PG_VERSION');
    const version = fs.readFileSync(file);
    fs.writeFileSync(file, '16\n');
    await expect(start()).rejects.toThrow('The data folder holds a database of PostgreSQL 16');
    fs.writeFileSync(file, version);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = path.join(path.dirname(folder), 'x'.repeat(60), 'y'.repeat(60), 'postgres');
    running = await startEmbedded({ folder: deep, isVolatile: true });
    expect(await ask(running.url, 'select 1 as one')).toEqual({ one: 1 });
  });
});
