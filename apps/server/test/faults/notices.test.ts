import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeNotice } from '../../src/modules/payments/index.ts';
import { findLatestOfOrder } from '../../src/modules/payments/providers/sandbox/sandbox.repository.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createFormat } from '../factories/events.ts';
import { hold, myTickets, paymentBody, place, type Placed, plainLine, readOrder, send } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestDatabase, type TestApp, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
/** Two processes' worth of application on one database, with one secret. */
let apps: [TestApp, TestApp];
let key: Buffer;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 12 });
  const config = { secretKey: 'an installation with two processes, 2026' };
  apps = [await createTestApp({ database, config }), await createTestApp({ database, config })];
  key = createSecrets(apps[0].config).sandbox;
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.close();
});
afterEach(() => assertInvariants(database.db));

type Status = 'captured' | 'failed';
const notice = async (placed: Placed, status: Status) => {
  const payment = await findLatestOfOrder(database.db, placed.order.public_id);
  if (!payment) throw new Error('no payment');
  return makeNotice(key, payment, status);
};
const deliver = async (app: TestApp, { raw, headers }: Awaited<ReturnType<typeof notice>>): Promise<number> =>
  (await app.http.inject({ method: 'POST', url: '/api/payment/webhook/sandbox', headers, payload: raw })).statusCode;
const order = async (places = 3): Promise<Placed & { formatId: number }> => {
  const format = await createFormat(database.db, { preregistration: false, quotas: { athlete: places } });
  const holdId = await hold(apps[0], format.publicId, places);
  return {
    ...(await place(apps[0], paymentBody([plainLine(format.publicId, places, { hold_id: holdId })]))),
    formatId: format.id,
  };
};

describe('notices', () => {
  it('that come thirty times at once to two processes issue the tickets once', async () => {
    const placed = await order();
    const paid = await notice(placed, 'captured');
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, n) => deliver(apps[n % 2 ? 1 : 0], paid)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await myTickets(apps[0], placed.token)).toHaveLength(3);
  });

  it('with polls and failures among them, in any order, keep the money that came', async () => {
    const placed = await order();
    const [paid, failed] = [await notice(placed, 'captured'), await notice(placed, 'failed')];
    await sql`update payments set created_at = now() - interval '1 minute'`.execute(database.db);
    const polls = Promise.all(apps.map((app) => app.sweeps.pollPayments()));
    const statuses = await Promise.all(
      [failed, paid, failed, paid].flatMap((one) => apps.map((app) => deliver(app, one))),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await polls;
    expect((await readOrder(apps[1], placed.order.public_id)).status).toBe('paid');
    expect(await myTickets(apps[0], placed.token)).toHaveLength(3);
  });

  it('of two attempts at once pay the order by one and send the other back', async () => {
    const placed = await order();
    const first = await notice(placed, 'captured');
    await send(apps[0], 'POST', `/api/order/${placed.order.public_id}/pay`, {});
    const second = await notice(placed, 'captured');
    expect(await Promise.all([deliver(apps[0], first), deliver(apps[1], second)])).toEqual([200, 200]);
    const { rows } = await sql<{
      status: string;
    }>`select p.status from payments p join orders o on o.id = p.order_id where o.public_id = ${placed.order.public_id} order by 1`.execute(
      database.db,
    );
    expect(rows.map((row) => row.status)).toEqual(['captured', 'refunding']);
    expect(await myTickets(apps[0], placed.token)).toHaveLength(3);
  });
});

describe('expiry racing payment', () => {
  it('leaves every order either paid with its tickets or expired with its money on the way back', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => order(2)));
    const notices = await Promise.all(orders.map((placed) => notice(placed, 'captured')));
    await sql`update orders set expires_at = now() where status = 'pending'`.execute(database.db);
    const rivals = orders.map((placed) =>
      sql<{ id: string }>`select public_id as id from formats where id = ${placed.formatId}`
        .execute(database.db)
        .then(({ rows }) => send(apps[1], 'POST', '/api/hold', { format_public_id: rows[0]?.id, count: 2 })),
    );
    await Promise.all([
      apps[0].sweeps.expireOrders(),
      apps[1].sweeps.expireOrders(),
      ...rivals,
      ...notices.map((one, n) => deliver(apps[n % 2 ? 1 : 0], one)),
    ]);
    await apps[0].sweeps.expireOrders();
    const { rows } = await sql<{ status: string; tickets: number; refunds: number }>`
      select o.status, (select count(*)::int from tickets t where t.order_id = o.id) as tickets, (select count(*)::int from refunds r where r.order_id = o.id) as refunds
      from orders o where o.public_id = any(${orders.map((placed) => placed.order.public_id)}::text[])`.execute(
      database.db,
    );
    expect(rows).toHaveLength(12);
    for (const row of rows)
      expect([
        ['paid', 2, 0],
        ['expired', 0, 1],
      ]).toContainEqual([row.status, row.tickets, row.refunds]);
  });

  it('that waits for the very same row sees what the payment before it has done', async () => {
    const placed = await order(2);
    const paid = await notice(placed, 'captured');
    await sql`update orders set expires_at = now() where public_id = ${placed.order.public_id}`.execute(database.db);
    const waiting = async (count: number): Promise<void> => {
      const blocked = sql`select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
      while ((await blocked.execute(database.db)).rows.length < count);
    };
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select id from orders where public_id = $1 for update', [placed.order.public_id]);
    const payment = deliver(apps[0], paid);
    await waiting(1);
    const expiry = apps[1].sweeps.expireOrders();
    await waiting(2);
    await client.query('commit');
    client.release();
    expect(await Promise.all([payment, expiry])).toEqual([200, 0]);
    expect((await readOrder(apps[0], placed.order.public_id)).status).toBe('paid');
    expect(await myTickets(apps[0], placed.token)).toHaveLength(2);
  });

  it('of holds leaves each place with the order or back on sale', async () => {
    const format = await createFormat(database.db, { preregistration: false, quotas: { athlete: 20 } });
    const holds = await Promise.all(Array.from({ length: 10 }, () => hold(apps[0], format.publicId, 2)));
    await sql`update holds set expires_at = now() + interval '40 milliseconds' where id = any(${holds}::text[])`.execute(
      database.db,
    );
    const [answers] = await Promise.all([
      Promise.all(
        holds.map((holdId, n) =>
          send(
            apps[n % 2 ? 1 : 0],
            'POST',
            '/api/payment',
            paymentBody([plainLine(format.publicId, 2, { hold_id: holdId })], { email: `expiry${n}@example.org` }),
          ),
        ),
      ),
      (async () => {
        for (let round = 0; round < 20; round += 1) await apps[round % 2 ? 1 : 0].sweeps.releaseHolds();
      })(),
    ]);
    await apps[0].sweeps.releaseHolds();
    const placed = answers.filter((answer) => answer.statusCode === 200).length;
    expect(answers.every((answer) => answer.statusCode === 200 || answer.json().code === 'hold_expired')).toBe(true);
    const { rows } = await sql<{ ordered: number }>`
      select coalesce(sum(h.count) filter (where h.state = 'ordered'), 0)::int as ordered from holds h join quotas q on q.id = h.quota_id where q.format_id = ${format.id}`.execute(
      database.db,
    );
    expect(rows[0]?.ordered).toBe(placed * 2);
  });
});
