import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventCity, createFormat, inDays, unique } from '../factories/events.ts';
import { buy, paymentBody, plainLine } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestDatabase, type TestApp, type TestDatabase } from '../support/index.ts';
import { startWorker } from './run-worker.ts';

const numberOf = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
/** In a whole run a tenth of what the statement names; `KILL_ORDERS=1000 KILL_TIMES=20` is all of it. */
const orders = numberOf('KILL_ORDERS', 120);
const kills = numberOf('KILL_TIMES', 3);
/** Pieces from one kill to the next. */
const stride = Math.floor((orders - 20) / kills);

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 6 });
  app = await createTestApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** As many orders like this one, each with a ticket, a payment and a place of its own. */
const cloneOrder = async (publicId: string, count: number): Promise<void> => {
  const columns = async (table: string, but: readonly string[]): Promise<string> => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
      order by ordinal_position`.execute(database.db);
    return rows
      .map(({ name }) => name)
      .filter((name) => !but.includes(name))
      .join(', ');
  };
  const order = await columns('orders', ['public_id']);
  const line = await columns('order_lines', ['order_id', 'unique_id', 'hold_id']);
  const payment = await columns('payments', ['public_id', 'order_id', 'provider_payment_id']);
  const ticket = await columns('tickets', ['public_id', 'order_id', 'order_line_id', 'ticket_number']);
  const hold = await columns('holds', ['id', 'order_id']);
  const kept = await columns('sandbox_payments', ['id', 'order_public_id']);
  const raw = sql.raw;
  await database.db.transaction().execute(async (tx) => {
    const one = sql`(select id from orders where public_id = ${publicId})`;
    const copies = sql`generate_series(1, ${count}::int) as n`;
    await sql`insert into orders (public_id, ${raw(order)}) select 'copy-' || n, ${raw(order)} from orders, ${copies} where public_id = ${publicId}`.execute(
      tx,
    );
    await sql`insert into holds (id, order_id, ${raw(hold)}) select 'copy-' || n, (select id from orders where public_id = 'copy-' || n), ${raw(hold)}
      from holds, ${copies} where order_id = ${one}`.execute(tx);
    await sql`insert into order_lines (order_id, unique_id, hold_id, ${raw(line)})
      select (select id from orders where public_id = 'copy-' || n), 'copy-' || n, 'copy-' || n, ${raw(line)} from order_lines, ${copies} where order_id = ${one}`.execute(
      tx,
    );
    await sql`insert into payments (public_id, order_id, provider_payment_id, ${raw(payment)})
      select 'copy-' || n, (select id from orders where public_id = 'copy-' || n), 'copy-' || n, ${raw(payment)} from payments, ${copies} where order_id = ${one}`.execute(
      tx,
    );
    await sql`insert into sandbox_payments (id, order_public_id, ${raw(kept)})
      select 'copy-' || n, 'copy-' || n, ${raw(kept)} from sandbox_payments, ${copies} where order_public_id = ${publicId}`.execute(
      tx,
    );
    await sql`insert into tickets (public_id, order_id, order_line_id, ticket_number, ${raw(ticket)})
      select 'copy-' || n, l.order_id, l.id, 'copy-' || n, ${raw(ticket)} from tickets t, ${copies}
      cross join lateral (select id as id, order_id from order_lines where unique_id = 'copy-' || n) l where t.order_id = ${one}`.execute(
      tx,
    );
    await sql`update quotas set taken = taken + ${count} where id = (select quota_id from holds where id = 'copy-1')`.execute(
      tx,
    );
  });
};

/** Pieces that are through; in the midst of a batch for the most part. */
const countDone = async (): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from run_items where state = 'done'`.execute(database.db);
  return rows[0]?.count ?? 0;
};
/** Repeats until it is so; the test's own time limit ends it otherwise. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo()));
};

/** Calls a start off, as if a second person had agreed to it. */
const callOff = async (startId: number, startPublicId: string): Promise<void> => {
  const { db } = database;
  await sql`update event_cities set status = 'cancelled' where id = ${startId}`.execute(db);
  await sql`insert into start_cancellations (event_city_id, run, refund, insurance, goods, reason, sum_minor, created_at)
    values (${startId}, 'killed-run', 'full', true, false, 'Площадку закрыли', 0, now())`.execute(db);
  await sql`
    with made as (insert into runs (public_id, kind, object_kind, object_id, object_title, places, summary, params, total, created_at)
      values ('killed-run', 'start.cancel', 'start', ${startPublicId}, '', '[]', '{}', '{}', ${orders}, now()) returning id)
    insert into run_items (run_id, object) select made.id, o.public_id from made, orders o`.execute(db);
};

// BO-044
it(
  `killed ${kills} times on its way through ${orders} orders it gives each back once, and no payment more than came`,
  async () => {
    const { db } = database;
    const city = await createEventCity(db);
    const options = {
      event_city_id: city.id,
      preregistration: false,
      start_time: inDays(20),
      quotas: { athlete: 5000 },
    };
    const format = await createFormat(db, options);
    const placed = await buy(
      app,
      paymentBody([plainLine(format.publicId, 1)], { email: `${unique('buyer')}@example.org` }),
    );
    await cloneOrder(placed.order.public_id, orders - 1);
    await assertInvariants(db);
    await callOff(city.id, city.publicId);
    let next = startWorker(database.url, app.config.dataDir);
    for (let kill = 0; kill < kills; kill += 1) {
      const worker = await next;
      // The next one starts while this one works.
      next = startWorker(database.url, app.config.dataDir);
      worker.go();
      await until(async () => (await countDone()) >= 11 + stride * kill);
      await worker.kill();
    }
    const last = await next;
    last.go();
    await last.ended;
    while ((await app.sweeps.workRuns()) + (await app.sweeps.sendRefunds()) > 0);
    await sql`update refunds set next_attempt_at = now() where status = 'waiting'`.execute(db);
    while (await app.sweeps.sendRefunds());
    const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', (select state from runs), (select count(*) from run_items where state = 'done'),
      (select count(*) from refunds where status = 'done'), (select count(*) from sandbox_refunds), (select sum(amount_minor) from sandbox_refunds),
      (select count(*) from tickets where status = 'returned'), (select count(*) from letters where template = 'start_cancelled'),
      (select count(*) from audit_entries where act = 'order.refund'), (select count(distinct object_id) from audit_entries where act = 'order.refund')) as told`.execute(
      db,
    );
    // One purchaser bought all of them: one letter. Each order has its entry once.
    expect(rows[0]?.told).toBe(
      `done ${orders} ${orders} ${orders} ${orders * 300_000} ${orders} 1 ${orders} ${orders}`,
    );
    await assertInvariants(db);
  },
  60_000 + kills * 30_000,
);
