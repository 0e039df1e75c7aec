import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { releaseTicket } from '../../src/modules/inventory/release-ticket.ts';
import { lockOrderRow } from '../../src/modules/orders/index.ts';
import { confirmRefund } from '../../src/modules/payments/close-refund.ts';
import { takeDueRefunds } from '../../src/modules/payments/refunds.repository.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { createFormat, inDays, type MadeFormat } from '../factories/events.ts';
import { buy, myTickets, newKey, paymentBody, plainLine, readOrder, send } from '../factories/orders.ts';
import { buyOne, cancel, placesOf, refundsOf, setPolicy, ticketRow } from '../factories/returns.ts';
import { assertInvariants, brokenInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => assertInvariants(app.database.db));
afterAll(() => app.close());
const db = () => app.database.db;
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const everything = [{ days: 0, percent: 100 }];

/** A paid order of so many tickets at 3 000 ₽, all of which would come back. */
const buyMany = async (count: number, quota = 100) => {
  const format = await createFormat(db(), {
    preregistration: false,
    start_time: inDays(20),
    quotas: { athlete: quota },
  });
  const { token, order } = await buy(app, paymentBody([plainLine(format.publicId, count)]));
  const tickets = await myTickets(app, token);
  const { id } = (await ticketRow(db(), tickets[0]?.public_id ?? '')) as { id: number };
  await setPolicy(db(), id, everything);
  return { format, token: token ?? '', orderId: order.public_id, ids: tickets.map(({ public_id }) => public_id) };
};
const sweep = () => Promise.all(times(3, () => app.sweeps.sendRefunds()));
const sandboxSum = async (orderId: string): Promise<number> =>
  (
    await sql<{
      sum: number;
    }>`select coalesce(sum(r.amount_minor), 0)::int as sum from sandbox_refunds r join sandbox_payments p on p.id = r.payment_id
      where p.order_public_id = ${orderId}`.execute(db())
  ).rows[0]?.sum ?? -1;

describe('one ticket returned many times at once', () => {
  it('is refunded once, whatever the keys', async () => {
    const { ticketId, token, orderId } = await buyOne(app);
    const keys = times(4, newKey);
    const answers = await Promise.all(
      times(24, (i) => cancel(app, ticketId, { token, ...(i % 2 ? { key: keys[i % 4] ?? '' } : {}) })),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made.length).toBeGreaterThanOrEqual(1);
    expect(made.every((answer) => answer.json<{ sum: number }>().sum === 1500)).toBe(true);
    expect(answers.every(({ statusCode }) => [200, 400, 409].includes(statusCode))).toBe(true);
    expect(await refundsOf(db(), orderId)).toHaveLength(1);
    await sweep();
    expect(await sandboxSum(orderId)).toBe(150_000);
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
  });

  it('answers 200 once when every call has a key of its own', async () => {
    const { ticketId, token } = await buyOne(app);
    const answers = await Promise.all(times(16, () => cancel(app, ticketId, { token, key: newKey() })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...times(15, () => 400),
    ]);
  });

  it('for nothing gives its place back once', async () => {
    const { ticketId, token, format } = await buyOne(app, { prices: { athlete: 0 } });
    await buy(app, paymentBody([plainLine(format.publicId, 3)]));
    await Promise.all(times(16, () => cancel(app, ticketId, { token })));
    expect((await placesOf(db(), format)).places).toBe(3);
  });
});

describe('tickets of one order at once', () => {
  it('come back together with the right sum, and the order is refunded', async () => {
    const { ids, token, orderId, format } = await buyMany(8);
    const answers = await Promise.all(ids.map((id) => cancel(app, id, { token })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(8, () => 200));
    await sweep();
    await sweep();
    expect(await sandboxSum(orderId)).toBe(2_400_000);
    expect((await readOrder(app, orderId)).status).toBe('refunded');
    expect((await placesOf(db(), format)).places).toBe(0);
    expect(
      (await refundsOf(db(), orderId)).every(({ status, payment }) => status === 'done' && payment === 'refunded'),
    ).toBe(true);
  });

  it('are confirmed beside new returns without a deadlock', async () => {
    const { ids, token, orderId } = await buyMany(10);
    await Promise.all(ids.slice(0, 5).map((id) => cancel(app, id, { token })));
    const [answers] = await Promise.all([Promise.all(ids.slice(5).map((id) => cancel(app, id, { token }))), sweep()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(5, () => 200));
    await sweep();
    expect(await sandboxSum(orderId)).toBe(3_000_000);
    expect((await readOrder(app, orderId)).status).toBe('refunded');
  });

  it('tell their buyer once each, however many sweeps run', async () => {
    const { ids, token } = await buyMany(3);
    await Promise.all(ids.map((id) => cancel(app, id, { token })));
    await Promise.all([sweep(), sweep()]);
    const { rows } =
      await sql`select 1 from letters where template = 'ticket_returned' and data ->> 'ticket' = any(${ids}::text[])`.execute(
        db(),
      );
    expect(rows).toHaveLength(3);
  });
});

describe('one refund that two processes hear of', () => {
  it('closes the ticket once, and the second one has nothing to do', async () => {
    const { ticketId, token, ticket } = await buyOne(app);
    await cancel(app, ticketId, { token });
    const [refund] = await takeDueRefunds(db(), { limit: 1, lease: 60 });
    if (!refund) throw new Error('no refund was due');
    let closed = 0;
    const applyRefund = {
      async done(tx: Tx): Promise<void> {
        closed += 1;
        await sql`update tickets set status = 'returned' where id = ${ticket}`.execute(tx);
        await sql`update orders set status = 'partially_refunded' where id = ${refund.orderId}`.execute(tx);
        await sql`update holds set state = 'released' where order_id = ${refund.orderId}`.execute(tx);
        await sql`update quotas set taken = 0 where id in (select quota_id from holds where order_id = ${refund.orderId})`.execute(
          tx,
        );
      },
      failed: () => Promise.reject(new Error('it has not failed')),
      again: () => Promise.resolve(true),
    };
    await Promise.all(times(4, () => confirmRefund({ db: db(), applyRefund, lockOrder: lockOrderRow }, refund)));
    expect(closed).toBe(1);
  });
});

describe('a full start', () => {
  const hold = async ({ publicId }: MadeFormat): Promise<boolean> =>
    (await send(app, 'POST', '/api/hold', { format_public_id: publicId, count: 1 })).statusCode === 200;

  it('sells every place that came back exactly once, never one before its money is gone', async () => {
    const { ids, token, format } = await buyMany(5, 5);
    const [early] = await Promise.all([
      Promise.all(times(10, () => hold(format))),
      Promise.all(ids.slice(0, 3).map((id) => cancel(app, id, { token }))),
    ]);
    expect(early.filter(Boolean)).toEqual([]);
    const [during] = await Promise.all([Promise.all(times(20, () => hold(format))), sweep()]);
    const after = await Promise.all(times(20, () => hold(format)));
    expect([...during, ...after].filter(Boolean)).toHaveLength(3);
    expect((await placesOf(db(), format)).places).toBe(5);
  });
});

describe('the control', () => {
  it('gives a place back twice when the state is read without a lock', async () => {
    const { ids, format } = await buyMany(3);
    const read = async () =>
      (await ticketRow(db(), ids[0] ?? '')) as { id: number; order_id: number; order_line_id: number; status: string };
    const seen = await Promise.all([read(), read()]);
    for (const { id, status, order_id: orderId, order_line_id: lineId } of seen) {
      expect(status).toBe('active');
      const nothing = { clusterId: null, shirt: null, teamId: null };
      await db()
        .transaction()
        .execute((tx) => releaseTicket(tx, { id, orderId, lineId, formatId: format.id, ...nothing }));
    }
    expect((await placesOf(db(), format)).places).toBe(1);
    expect(Object.keys(await brokenInvariants(db()))).toContain(
      'ticket lines of an issued order hold places for their tickets, returned ones aside',
    );
    await sql`update quotas set taken = 3 where id = ${format.quotaIds.athlete}`.execute(db());
    await sql`update holds set count = 3 where quota_id = ${format.quotaIds.athlete}`.execute(db());
  });
});
