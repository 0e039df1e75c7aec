import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormat, inDays } from '../factories/events.ts';
import { newKey, paymentBody, type Placed, plainLine } from '../factories/orders.ts';
import { cancel } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../support/index.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const port = 3500;
const origin = `http://127.0.0.1:${port}`;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  database = await createTestDatabase({ connections: 4 });
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-refund-'));
  server = await startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await assertInvariants(database.db);
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const post = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
/** Repeats until it is so; the test's own time limit ends it otherwise. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo()));
};
const select = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  (await query.execute(database.db)).rows as Record<string, unknown>[];
const blocked = sql`from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
const isBlocked = async (): Promise<boolean> => (await select(sql`select pid ${blocked}`)).length > 0;
const isAlone = async (): Promise<boolean> =>
  (
    await select(
      sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'trassa' and state like '%transaction%'`,
    )
  ).length === 0;

/** A paid ticket whose money comes back whole, kept from being sent by a lock; the server dies while it waits for it. */
const killWhileSending = async (lock: string): Promise<{ ticketId: string; key: string; token: string }> => {
  const format = await createFormat(database.db, { preregistration: false, start_time: inDays(40) });
  const placed = (await (await post('/api/payment', paymentBody([plainLine(format.publicId, 1)]))).json()) as Placed;
  await post(`/api/payment/sandbox/${placed.order.public_id}`, { result: 'paid' });
  const [ticket] = await select(sql`select public_id from tickets`);
  const ticketId = String(ticket?.['public_id']);
  const key = newKey();
  const token = placed.token ?? '';
  const client = new pg.Client({ connectionString: database.url, application_name: 'test' });
  await client.connect();
  const answer = await post(
    '/api/payment/cancel',
    { public_id: ticketId },
    { authorization: token, 'idempotency-key': key },
  );
  expect(await answer.json()).toEqual({ sum: 2700 });
  await client.query('begin');
  await client.query(lock);
  await sql`update refunds set next_attempt_at = now() where status = 'waiting'`.execute(database.db);
  await until(isBlocked);
  server.child.kill('SIGKILL');
  await server.ended;
  // What the dead server had begun must not go on without it.
  await select(sql`select pg_terminate_backend(pid) ${blocked}`);
  await client.query('rollback');
  await client.end();
  await until(isAlone);
  return { ticketId, key, token };
};

describe('kill -9 of the server', () => {
  it.each([
    ['before the provider has the refund', 'select id from sandbox_payments for update', 0],
    ['between the provider’s yes and our books', 'select id from orders for update', 1],
  ])(
    '%s repeats it by the same id: one refund at the provider, one returned ticket',
    async (_when, lock, sent) => {
      const { ticketId, key, token } = await killWhileSending(lock);
      expect(await select(sql`select id from sandbox_refunds`)).toHaveLength(sent);
      expect(await select(sql`select status, attempts from refunds`)).toEqual([{ status: 'waiting', attempts: 1 }]);
      expect(await select(sql`select status from tickets`)).toEqual([{ status: 'processing' }]);
      const next = await createTestApp({ database });
      await sql`update refunds set next_attempt_at = now()`.execute(database.db);
      await next.sweeps.sendRefunds();
      expect(await select(sql`select status from tickets`)).toEqual([{ status: 'returned' }]);
      const refunds = await select(
        sql`select s.id = r.public_id as same, s.amount_minor as amount, r.status, r.attempts from sandbox_refunds s, refunds r`,
      );
      expect(refunds).toEqual([{ same: true, amount: 270_000, status: 'done', attempts: 2 }]);
      expect((await cancel(next, ticketId, { token, key })).json()).toEqual({ sum: 2700 });
      await next.close();
    },
    60_000,
  );
});
