import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TicketKind } from '@trassa/rules';
import { releaseExpired } from '../../src/modules/inventory/release-expired.ts';
import { releaseForOrder } from '../../src/modules/inventory/order/release-for-order.ts';
import { reserveForOrder } from '../../src/modules/inventory/order/reserve-for-order.ts';
import { sellHolds } from '../../src/modules/inventory/order/ended-holds.repository.ts';
import { takeShirts } from '../../src/modules/inventory/order/order-takings.ts';
import { assignNumbers } from '../../src/modules/inventory/numbers/assign-numbers.ts';
import type { HoldQueue } from '../../src/modules/inventory/batch/hold-queue.ts';
import { createFormat, createShirts, insertRow } from '../factories/events.ts';
import type { MadeFormat } from '../factories/events.ts';
import { assertInvariants, brokenInvariants } from '../invariants.ts';
import { createTestDatabase } from '../support/index.ts';
import type { TestDatabase } from '../support/index.ts';
import { createOrder, inTwentyMinutes, openQueue, takenOf, untilWaiting } from './support/places.ts';

let database: TestDatabase;
let queue: HoldQueue;
beforeAll(async () => {
  database = await createTestDatabase();
  queue = openQueue(database);
});
afterAll(async () => {
  await queue.close();
  await database.close();
});
afterEach(() => assertInvariants(database.db));

class Rollback extends Error {}

const hold = async (format: MadeFormat, count = 1): Promise<string> => {
  const answer = await queue.ask({
    type: 'reserve',
    formatId: format.id,
    kind: 'athlete',
    count,
    visitor: 'v',
    address: 'a',
  });
  return answer.type === 'held' ? answer.holdId : '';
};

/** Reserves for a new order as a payment does; false when refused, and nothing is left behind. */
const order = async (format: MadeFormat, holdId: string | null, count = 1, isPaid = true): Promise<boolean> => {
  const orderId = await createOrder(database.db);
  const lines = [
    {
      uniqueId: 'one',
      holdId,
      formatId: format.id,
      formatPublicId: format.publicId,
      kind: 'athlete' as TicketKind,
      count,
    },
  ];
  try {
    await database.db.transaction().execute(async (tx) => {
      const placed = await reserveForOrder(tx, {
        orderId,
        expiresAt: inTwentyMinutes(),
        visitor: 'v',
        address: 'a',
        lines,
      });
      if (!placed.ok) throw new Rollback(placed.refusal.code);
      if (isPaid) {
        await sql`update orders set status = 'paid', paid_at = now(), issued_at = now() where id = ${orderId}`.execute(
          tx,
        );
        expect(await sellHolds(tx, orderId)).toBe(true);
      }
    });
    return true;
  } catch (error) {
    if (error instanceof Rollback) return false;
    throw error;
  }
};

describe('the end of a hold beside its payment', () => {
  it('either sells the places or gives them back, never both', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 40 } });
    const holds = await Promise.all(Array.from({ length: 40 }, () => hold(format)));
    await sql`update holds set expires_at = clock_timestamp() + interval '40 milliseconds' * (row_number % 10)
      from (select id as hold_id, row_number() over () from holds where state = 'live') n where id = n.hold_id`.execute(
      database.db,
    );
    const over = new AbortController();
    const sweeping = (async () => {
      while (!over.signal.aborted) await releaseExpired(database.db);
    })();
    const sold = (await Promise.all(holds.map((id) => order(format, id)))).filter(Boolean).length;
    over.abort();
    await sweeping;
    await sql`update holds set expires_at = now() - interval '1 second' where state = 'live'`.execute(database.db);
    await releaseExpired(database.db);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(sold);
  });

  it('makes one order of a hold that two payments name at once', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 10 } });
    const id = await hold(format, 3);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => order(format, id, 3)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(3);
  });

  it('makes one order of it when they want fewer places than it has, too', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 10 } });
    const id = await hold(format, 3);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => order(format, id, 2)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(2);
  });

  it('keeps the sum right when a hold is paid for while its count changes', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 100 } });
    for (let i = 0; i < 15; i++) {
      const holdId = await hold(format, 2);
      await Promise.all([
        order(format, holdId, 2),
        queue.ask({ type: 'change', formatId: format.id, kind: 'athlete', count: 5, holdId }),
        queue.ask({ type: 'release', formatId: format.id, holdId }),
      ]);
    }
    expect(await brokenInvariants(database.db)).toEqual({});
  });
});

describe('orders at once', () => {
  it('sells the last places to orders without holds exactly once, beside the queue', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 60 } });
    const [orders, holds] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, (_, i) => order(format, null, (i % 3) + 1, i % 2 === 0))),
      Promise.all(Array.from({ length: 40 }, () => hold(format))),
    ]);
    expect(orders.some(Boolean)).toBe(true);
    expect(holds.length).toBe(40);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBeLessThanOrEqual(60);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBeGreaterThan(57);
  });

  it('gives an order back once, however many sweeps try', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 10 } });
    expect(await order(format, null, 4, false)).toBe(true);
    const { rows } = await sql<{
      id: number;
    }>`select order_id as id from holds where quota_id = ${format.quotaIds.athlete}`.execute(database.db);
    const orderId = rows[0]?.id ?? 0;
    const sweeps = await database.db.transaction().execute(async (tx) => {
      await sql`select from quotas where id = ${format.quotaIds.athlete} for update`.execute(tx);
      const started = Array.from({ length: 5 }, () =>
        database.db.transaction().execute((other) => releaseForOrder(other, orderId)),
      );
      await untilWaiting(database.db, started.length);
      return { started };
    });
    await Promise.all(sweeps.started);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(0);
  });

  it('hands out the last shirts of two sizes without a deadlock and without one too many', async () => {
    const format = await createFormat(database.db);
    await createShirts(database.db, format.eventCityId, { M: 7, S: 7 });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const orderId = await createOrder(database.db);
        const sizes = i % 2 ? ['M', 'S'] : ['S', 'M'];
        const lines = sizes.map((size) => ({ uniqueId: size, eventCityId: format.eventCityId, size, count: 1 }));
        return database.db.transaction().execute(async (tx) => (await takeShirts(tx, orderId, lines)).ok);
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(7);
  });

  it('gives every ticket another start number', async () => {
    const format = await createFormat(database.db);
    await insertRow(database.db, 'number_ranges', { format_id: format.id, first: 1, last: 50 });
    const orderId = await createOrder(database.db);
    const numbers = await Promise.all(
      Array.from({ length: 60 }, (_, id) =>
        database.db
          .transaction()
          .execute((tx) => assignNumbers(tx, orderId, [{ id, formatId: format.id, clusterId: null, kind: 'athlete' }])),
      ),
    );
    const given = numbers.flatMap((map) => [...map.values()]);
    expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  it('loses no start number to bookings that could not be seen yet', async () => {
    const format = await createFormat(database.db);
    await insertRow(database.db, 'number_ranges', { format_id: format.id, first: 1, last: 9 });
    const orderId = await createOrder(database.db);
    const [booked, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = database.db.transaction().execute(async (tx) => {
      for (const number of [2, 4]) await insertRow(tx, 'booked_numbers', { format_id: format.id, number });
      booked.resolve();
      await committed.promise;
    });
    await booked.promise;
    const tickets = [1, 2, 3].map((id) => ({ id, formatId: format.id, clusterId: null, kind: 'athlete' as const }));
    const assigned = database.db.transaction().execute((tx) => assignNumbers(tx, orderId, tickets));
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%booked_numbers%'
          and datname = current_database()`.execute(database.db);
      expect(rows).not.toEqual([]);
    });
    committed.resolve();
    await other;
    expect([...(await assigned).values()]).toEqual([1, 3, 5]);
  });
});

describe('the control', () => {
  it('sells and gives back the same hold when its state is read without a lock', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 10 } });
    const id = await hold(format);
    const quotaId = format.quotaIds.athlete;
    const read = async (): Promise<string> =>
      (await sql<{ state: string }>`select state from holds where id = ${id}`.execute(database.db)).rows[0]?.state ??
      '';
    const [seenBySweep, seenByOrder] = await Promise.all([read(), read()]);
    // What is given back cannot be ordered: without the guard of the database it can.
    await sql`alter table holds disable trigger holds_state_moves`.execute(database.db);
    const done: string[] = [];
    if (seenBySweep === 'live') {
      await sql`update holds set state = 'released' where id = ${id}`.execute(database.db);
      await sql`update quotas set taken = taken - 1 where id = ${quotaId}`.execute(database.db);
      done.push('given back');
    }
    if (seenByOrder === 'live') {
      const orderId = await createOrder(database.db);
      await sql`update holds set state = 'ordered', order_id = ${orderId} where id = ${id}`.execute(database.db);
      done.push('ordered');
    }
    await sql`alter table holds enable trigger holds_state_moves`.execute(database.db);
    expect(done).toEqual(['given back', 'ordered']);
    expect(Object.keys(await brokenInvariants(database.db))).toContain(
      'taken places are those of live, ordered and sold holds',
    );
    await sql`update quotas set taken = 1 where id = ${quotaId}`.execute(database.db);
  });
});
