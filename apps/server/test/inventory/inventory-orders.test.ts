import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderInventory, PlaceLine } from '../../src/modules/inventory/index.ts';
import { createInventoryModule } from '../../src/modules/inventory/index.ts';
import { heldTickets } from '../../src/modules/tickets/index.ts';
import type { InventoryModule } from '../../src/modules/inventory/index.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { createVisitors } from '../../src/platform/http/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createOrder, expireAll, inTwentyMinutes, openQueue, takenOf } from '../concurrency/support/places.ts';
import { createFormat, createShirts, insertRow } from '../factories/events.ts';
import type { MadeFormat } from '../factories/events.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestDatabase, testConfig } from '../support/index.ts';
import type { TestDatabase } from '../support/index.ts';

let database: TestDatabase;
let module: InventoryModule;
let orders: OrderInventory;
let queue: ReturnType<typeof openQueue>;

beforeAll(async () => {
  database = await createTestDatabase();
  queue = openQueue(database);
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
  await queue.close();
  await module.close();
  await database.close();
});
afterEach(() => assertInvariants(database.db));

const inTx = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => database.db.transaction().execute(run);
const hold = async (format: MadeFormat, count: number): Promise<string> => {
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
const line = (format: MadeFormat, fields: Partial<PlaceLine> = {}): PlaceLine => ({
  uniqueId: 'a',
  holdId: null,
  formatId: format.id,
  formatPublicId: format.publicId,
  kind: 'athlete',
  count: 1,
  ...fields,
});
const reserve = (orderId: number, lines: PlaceLine[], replaces: number[] = []) =>
  inTx((tx) =>
    orders.reserveForOrder(tx, { orderId, expiresAt: inTwentyMinutes(), visitor: 'v', address: 'a', lines, replaces }),
  );
const refusal = async <T>(outcome: Promise<{ ok: true; value: T } | { ok: false; refusal: { code: string } }>) => {
  const answer = await outcome;
  return answer.ok ? null : answer.refusal;
};
const stateOf = async (id: string): Promise<string> =>
  (await sql<{ state: string }>`select state from holds where id = ${id}`.execute(database.db)).rows[0]?.state ?? '';
const setStatus = (orderId: number, status: 'expired' | 'paid' | 'pending') =>
  sql`
  update orders set status = ${status}, paid_at = case when ${status} = 'paid' then now() end, issued_at = case when ${status} = 'paid' then now() end
  where id = ${orderId}`.execute(database.db);

describe('places of an order', () => {
  it('come from the hold that its participants share', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 10 } });
    const holdId = await hold(format, 2);
    const orderId = await createOrder(database.db);
    const placed = await reserve(orderId, [
      line(format, { holdId, uniqueId: 'a' }),
      line(format, { holdId, uniqueId: 'b' }),
    ]);
    expect(placed).toMatchObject({
      ok: true,
      value: [
        { uniqueId: 'a', holdId },
        { uniqueId: 'b', holdId },
      ],
    });
    expect(await stateOf(holdId)).toBe('ordered');
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(2);
  });

  it('keep the price of the hold’s first moment', async () => {
    const format = await createFormat(database.db);
    const holdId = await hold(format, 1);
    await sql`update holds set price_at = now() - interval '5 minutes' where id = ${holdId}`.execute(database.db);
    const placed = await reserve(await createOrder(database.db), [line(format, { holdId })]);
    const priceAt = placed.ok ? (placed.value[0]?.priceAt.getTime() ?? 0) : 0;
    expect(Date.now() - priceAt).toBeGreaterThan(290_000);
  });

  it('are taken now without a hold, and given back when a hold has too many', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 10 } });
    const holdId = await hold(format, 5);
    const orderId = await createOrder(database.db);
    expect(
      (await reserve(orderId, [line(format, { holdId, count: 2 }), line(format, { uniqueId: 'b', count: 3 })])).ok,
    ).toBe(true);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(5);
  });

  it('may be more than held while some are left', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 6 } });
    const holdId = await hold(format, 2);
    expect((await reserve(await createOrder(database.db), [line(format, { holdId, count: 6 })])).ok).toBe(true);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(6);
  });

  it('are refused line by line when too few are left', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 3 } });
    const orderId = await createOrder(database.db);
    const refused = await refusal(
      reserve(orderId, [line(format, { count: 4 }), line(format, { uniqueId: 'kids', kind: 'kids' })]),
    );
    expect(refused).toMatchObject({
      code: 'tickets_unavailable',
      items: [
        { unique_id: 'a', tickets_left: 3 },
        { unique_id: 'kids', tickets_left: 0 },
      ],
    });
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(0);
  });

  it('are refused for a hold that is over, unknown, or of another format', async () => {
    const [format, other] = [await createFormat(database.db), await createFormat(database.db)];
    const [over, strange] = [await hold(format, 1), await hold(other, 1)];
    await sql`update holds set expires_at = now() - interval '1 second' where id = ${over}`.execute(database.db);
    for (const holdId of [over, strange, 'unknown']) {
      const refused = await refusal(reserve(await createOrder(database.db), [line(format, { holdId })]));
      expect(refused).toMatchObject({ code: 'hold_expired', items: [{ unique_id: 'a' }] });
    }
  });

  it('come from expired holds of others when nothing else is left', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 4 } });
    await hold(format, 4);
    await expireAll(database.db);
    expect((await reserve(await createOrder(database.db), [line(format, { count: 4 })])).ok).toBe(true);
  });

  it('pass to the order that replaces a waiting one, at the old price', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 2 } });
    const holdId = await hold(format, 2);
    const [first, second] = [await createOrder(database.db), await createOrder(database.db)];
    await reserve(first, [line(format, { holdId, count: 2 })]);
    expect(await refusal(reserve(second, [line(format, { holdId, count: 2 })]))).toMatchObject({
      code: 'hold_expired',
    });
    expect((await reserve(second, [line(format, { holdId, count: 2 })], [first])).ok).toBe(true);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(2);
    expect(await inTx((tx) => orders.sellForOrder(tx, first))).toBe(false);
    await setStatus(second, 'paid');
    expect(await inTx((tx) => orders.sellForOrder(tx, second))).toBe(true);
  });
});

describe('selling and giving back', () => {
  it('sells once, and a second notice changes nothing', async () => {
    const format = await createFormat(database.db);
    const holdId = await hold(format, 1);
    const orderId = await createOrder(database.db);
    await reserve(orderId, [line(format, { holdId })]);
    await setStatus(orderId, 'paid');
    for (let i = 0; i < 2; i++) expect(await inTx((tx) => orders.sellForOrder(tx, orderId))).toBe(true);
    expect(await stateOf(holdId)).toBe('sold');
  });

  it('gives everything back and takes it anew for late money', async () => {
    const format = await createFormat(database.db, {
      quotas: { athlete: 5 },
      clusters: [{ name_ru: 'Элита', name_en: 'Elite', capacity: 3 }],
    });
    await createShirts(database.db, format.eventCityId, { M: 2 });
    await insertRow(database.db, 'number_ranges', { format_id: format.id, first: 1, last: 10 });
    const orderId = await createOrder(database.db);
    await reserve(orderId, [line(format, { count: 2 })]);
    const uniqueId = 'a';
    const team = await inTx(async (tx) => {
      expect(
        await orders.takeClusters(tx, orderId, [{ uniqueId, formatId: format.id, cluster: 'Elite', count: 2 }]),
      ).toMatchObject({ ok: true, value: [{ uniqueId }] });
      expect(
        (await orders.takeShirts(tx, orderId, [{ uniqueId, eventCityId: format.eventCityId, size: 'M', count: 2 }])).ok,
      ).toBe(true);
      const founded = await orders.foundTeam(tx, orderId, {
        uniqueId,
        formatId: format.id,
        title: 'Медведи',
        count: 2,
        maxCount: 4,
        isPrivate: false,
      });
      expect(
        (
          await orders.bookNumbers(tx, orderId, [
            { uniqueId, formatId: format.id, number: 7, kind: 'athlete', holdId: null },
          ])
        ).ok,
      ).toBe(true);
      return founded;
    });
    const left = async () =>
      (
        await sql<{ cluster: number; shirts: number; team: number; numbers: number }>`
      select (select taken from format_clusters where format_id = ${format.id}) as cluster, (select taken from shirts where event_city_id = ${format.eventCityId}) as shirts,
      (select taken from teams where id = ${team.teamId}) as team, (select count(*) from booked_numbers where format_id = ${format.id}) as numbers`.execute(
          database.db,
        )
      ).rows[0];
    expect(await left()).toEqual({ cluster: 2, shirts: 2, team: 2, numbers: 1 });

    await setStatus(orderId, 'expired');
    for (let i = 0; i < 2; i++) await inTx((tx) => orders.releaseForOrder(tx, orderId));
    expect(await left()).toEqual({ cluster: 0, shirts: 0, team: 0, numbers: 0 });
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(0);
    expect(await inTx((tx) => orders.sellForOrder(tx, orderId))).toBe(false);

    await setStatus(orderId, 'paid');
    const anew = await inTx((tx) => orders.reserveAnew(tx, orderId, inTwentyMinutes()));
    expect(anew.ok && anew.value.size).toBe(1);
    expect(await inTx((tx) => orders.sellForOrder(tx, orderId))).toBe(true);
    expect(await left()).toEqual({ cluster: 2, shirts: 2, team: 2, numbers: 1 });
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(2);
  });

  it('takes nothing anew when one thing is gone meanwhile', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 5 } });
    await createShirts(database.db, format.eventCityId, { M: 1 });
    const take = async (): Promise<number> => {
      const orderId = await createOrder(database.db);
      await reserve(orderId, [line(format)]);
      await inTx((tx) =>
        orders.takeShirts(tx, orderId, [{ uniqueId: 'a', eventCityId: format.eventCityId, size: 'M', count: 1 }]),
      );
      return orderId;
    };
    const late = await take();
    await setStatus(late, 'expired');
    await inTx((tx) => orders.releaseForOrder(tx, late));
    await take();
    const answer = inTx(async (tx) => {
      const anew = await orders.reserveAnew(tx, late, inTwentyMinutes());
      if (!anew.ok) throw new Error(anew.refusal.code);
    });
    await expect(answer).rejects.toThrow('tickets_unavailable');
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(1);
  });
});
