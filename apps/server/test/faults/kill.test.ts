import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { newKey, paymentBody, type Placed, plainLine } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const port = 3487;
const origin = `http://127.0.0.1:${port}`;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
const start = async (): Promise<void> => {
  server = await startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
};
beforeEach(async () => {
  database = await createTestDatabase({ connections: 4 });
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-kill-'));
  await start();
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await assertInvariants(database.db);
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const post = (url: string, body: unknown, key?: string): Promise<Response> =>
  fetch(origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  });
const status = async (publicId: string): Promise<string> =>
  ((await (await fetch(`${origin}/api/order/${publicId}`)).json()) as { status: string }).status;

/** Repeats until it is so; the test's own time limit ends it otherwise. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo()));
};
const isBlocked = async (): Promise<boolean> =>
  (
    await sql`select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(
      database.db,
    )
  ).rows.length > 0;
const isAlone = async (): Promise<boolean> =>
  (
    await sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'trassa' and state like '%transaction%'`.execute(
      database.db,
    )
  ).rows.length === 0;

/** Holds a row while something waits for it, then kills the server in the midst of its transaction. */
const killWaitingFor = async (lock: string, value: string, begin: () => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url, application_name: 'test' });
  await client.connect();
  await client.query('begin');
  await client.query(lock, [value]);
  const broken = begin().catch(() => undefined);
  await until(isBlocked);
  server.child.kill('SIGKILL');
  await server.ended;
  await broken;
  await client.query('rollback');
  await client.end();
  await until(isAlone);
};

describe('kill -9 of the server', () => {
  it('while a payment is being settled loses nothing: the next process asks the provider and issues the tickets', async () => {
    const format = await createFormat(database.db, { preregistration: false });
    const placed = (await (await post('/api/payment', paymentBody([plainLine(format.publicId, 2)]))).json()) as Placed;
    const id = placed.order.public_id;
    await killWaitingFor('select id from orders where public_id = $1 for update', id, () =>
      post(`/api/payment/sandbox/${id}`, { result: 'paid' }),
    );
    await assertInvariants(database.db);
    await start();
    expect(await status(id)).toBe('pending');
    await sql`update payments set created_at = now() - interval '11 seconds'`.execute(database.db);
    await until(async () => (await status(id)) === 'paid');
    const tickets = (await (
      await fetch(`${origin}/api/user/tickets/my`, { headers: { authorization: placed.token ?? '' } })
    ).json()) as { values: unknown[] };
    expect(tickets.values).toHaveLength(2);
  }, 40_000);

  it('while an order is being made leaves none; the same key makes it afterwards', async () => {
    const format = await createFormat(database.db, { preregistration: false });
    const { hold_id: holdId } = (await (
      await post('/api/hold', { format_public_id: format.publicId, count: 2 })
    ).json()) as { hold_id: string };
    const body = paymentBody([plainLine(format.publicId, 2, { hold_id: holdId })]);
    const key = newKey();
    await killWaitingFor('select id from holds where id = $1 for update', holdId, () =>
      post('/api/payment', body, key),
    );
    expect((await sql`select id from orders`.execute(database.db)).rows).toEqual([]);
    await assertInvariants(database.db);
    await start();
    expect((await post('/api/payment', body, key)).status).toBe(409);
    await sql`update idempotency_keys set created_at = now() - interval '21 seconds'`.execute(database.db);
    const placed = (await (await post('/api/payment', body, key)).json()) as Placed;
    expect(await status(placed.order.public_id)).toBe('pending');
    expect((await sql`select state from holds where id = ${holdId}`.execute(database.db)).rows).toEqual([
      { state: 'ordered' },
    ]);
  }, 40_000);
});
