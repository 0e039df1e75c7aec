import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { InventoryModule, OrderInventory } from '../../src/modules/inventory/index.ts';
import { createInventoryModule } from '../../src/modules/inventory/index.ts';
import { heldTickets } from '../../src/modules/tickets/index.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { createVisitors } from '../../src/platform/http/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createOrder } from '../concurrency/support/places.ts';
import { createFormat, createShirts, createTeam, insertRow } from '../factories/events.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestDatabase, testConfig } from '../support/index.ts';
import type { TestDatabase } from '../support/index.ts';

let database: TestDatabase;
let module: InventoryModule;
let orders: OrderInventory;

beforeAll(async () => {
  database = await createTestDatabase();
  module = createInventoryModule({
    db: database.db,
    pool: database.pool,
    clock: () => new Date(),
    config: testConfig('/nowhere'),
    log: createLog({ logLevel: 'silent' }),
    visitors: createVisitors(Buffer.alloc(32, 1), false),
    findFormats: async () => new Map(),
    heldTickets,
  });
  orders = module.orders;
});
afterAll(async () => {
  await module.close();
  await database.close();
});
afterEach(() => assertInvariants(database.db));

const inTx = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => database.db.transaction().execute(run);
const refusal = async <T>(outcome: Promise<{ ok: true; value: T } | { ok: false; refusal: { code: string } }>) => {
  const answer = await outcome;
  return answer.ok ? null : answer.refusal;
};

describe('what a ticket takes besides its place', () => {
  it('refuses a shirt that is gone, with what is left', async () => {
    const format = await createFormat(database.db);
    await createShirts(database.db, format.eventCityId, { M: 1 });
    const orderId = await createOrder(database.db);
    const wish = { eventCityId: format.eventCityId, size: 'M', count: 1 };
    const refused = await refusal(
      inTx((tx) =>
        orders.takeShirts(tx, orderId, [
          { uniqueId: 'a', ...wish },
          { uniqueId: 'b', ...wish },
          { uniqueId: 'c', ...wish, size: 'XXS' },
        ]),
      ),
    );
    expect(refused).toMatchObject({
      code: 'size_unavailable',
      items: [
        { unique_id: 'b', size_left: 0 },
        { unique_id: 'c', size_left: 0 },
      ],
    });
  });

  it('refuses an unknown and a full cluster at the line', async () => {
    const format = await createFormat(database.db, { clusters: [{ name_ru: 'Элита', capacity: 1 }] });
    const orderId = await createOrder(database.db);
    const wish = { formatId: format.id, cluster: 'Элита', count: 1 };
    const refused = await refusal(
      inTx((tx) =>
        orders.takeClusters(tx, orderId, [
          { uniqueId: 'a', ...wish },
          { uniqueId: 'b', ...wish },
          { uniqueId: 'c', ...wish, cluster: 'Нет' },
        ]),
      ),
    );
    expect(refused).toMatchObject({ code: 'validation', errors: { b: { id: 'cluster_full' }, c: { id: 'cluster' } } });
  });

  it('joins a team while it has room, a private one only by its code', async () => {
    const format = await createFormat(database.db);
    const open = await createTeam(database.db, format.id, { max_count: 2, number: 1 });
    const closed = await createTeam(database.db, format.id, { private: true, code: 'SECRET' });
    const orderId = await createOrder(database.db);
    const join = (publicId: string, code: string | null, count = 1) =>
      inTx((tx) =>
        orders.takeTeamPlaces(tx, orderId, {
          uniqueId: 'a',
          formatId: format.id,
          formatPublicId: format.publicId,
          publicId,
          code,
          count,
        }),
      );
    expect(await join(open.publicId, null, 2)).toMatchObject({ ok: true, value: { teamId: open.id, number: 1 } });
    expect(await refusal(join(open.publicId, null))).toMatchObject({
      code: 'tickets_unavailable',
      items: [{ tickets_left: 0 }],
    });
    expect(await refusal(join(closed.publicId, 'WRONG'))).toMatchObject({
      code: 'validation',
      errors: { a: { id: 'team_unknown' } },
    });
    expect((await join(closed.publicId, 'SECRET')).ok).toBe(true);
  });

  it('numbers the founded teams of a format one after another', async () => {
    const format = await createFormat(database.db);
    const orderId = await createOrder(database.db);
    const found = () =>
      inTx((tx) =>
        orders.foundTeam(tx, orderId, {
          uniqueId: 'a',
          formatId: format.id,
          title: 'Барсы',
          count: 1,
          maxCount: 4,
          isPrivate: true,
        }),
      );
    const teams = await Promise.all([found(), found(), found()]);
    expect(teams.map((team) => team.number).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(teams[0]?.code).toMatch(/^[2-9A-Z]{8}$/);
  });

  it('refuses a number that is booked by others, named twice, or in no range', async () => {
    const format = await createFormat(database.db);
    await insertRow(database.db, 'number_ranges', { format_id: format.id, first: 1, last: 10 });
    const [orderId, other] = [await createOrder(database.db), await createOrder(database.db)];
    const wish = (uniqueId: string, number: number) => ({
      uniqueId,
      formatId: format.id,
      number,
      kind: 'athlete' as const,
      holdId: null,
    });
    await inTx((tx) => orders.bookNumbers(tx, other, [wish('a', 5)]));
    const refused = await refusal(
      database.db.transaction().execute(async (tx) => {
        const answer = await orders.bookNumbers(tx, orderId, [wish('a', 5), wish('b', 6), wish('c', 6), wish('d', 11)]);
        await sql`delete from booked_numbers where order_id = ${orderId}`.execute(tx);
        return answer;
      }),
    );
    expect(refused).toMatchObject({
      code: 'number_taken',
      items: [{ unique_id: 'a' }, { unique_id: 'c' }, { unique_id: 'd' }],
    });
  });

  it('assigns numbers of the cluster first, then of the format, past booked ones, until none is left', async () => {
    const format = await createFormat(database.db, { clusters: [{ name_ru: 'Элита' }] });
    const clusterId = format.clusterIds[0] ?? 0;
    await insertRow(database.db, 'number_ranges', { format_id: format.id, cluster_id: clusterId, first: 1, last: 2 });
    await insertRow(database.db, 'number_ranges', { format_id: format.id, first: 101, last: 103 });
    const orderId = await createOrder(database.db);
    await inTx((tx) =>
      orders.bookNumbers(tx, orderId, [
        { uniqueId: 'a', formatId: format.id, number: 102, kind: 'athlete', holdId: null },
      ]),
    );
    const tickets = [clusterId, clusterId, clusterId, null, null].map((cluster, id) => ({
      id,
      formatId: format.id,
      clusterId: cluster,
      kind: 'athlete' as const,
    }));
    const assign = (of: typeof tickets) => inTx((tx) => orders.assignNumbers(tx, orderId, of));
    expect(await assign(tickets.slice(0, 1))).toEqual(new Map([[0, 1]]));
    expect(await assign(tickets.slice(1))).toEqual(
      new Map([
        [1, 2],
        [2, 101],
        [3, 103],
      ]),
    );
  });

  it('assigns numbers after the mark first, then those below it that are free again', async () => {
    const format = await createFormat(database.db);
    await insertRow(database.db, 'number_ranges', { format_id: format.id, first: 1, last: 5, next: 4 });
    const orderId = await createOrder(database.db);
    const tickets = [10, 11, 12].map((id) => ({
      id,
      formatId: format.id,
      clusterId: null,
      kind: 'athlete' as const,
    }));
    expect([...(await inTx((tx) => orders.assignNumbers(tx, orderId, tickets))).values()]).toEqual([4, 5, 1]);
    const { rows } = await sql<{ next: number }>`select next from number_ranges where format_id = ${format.id}`.execute(
      database.db,
    );
    expect(rows[0]?.next).toBe(2);
  });
});
