import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInventoryModule } from '../../src/modules/inventory/index.ts';
import { heldTickets } from '../../src/modules/tickets/index.ts';
import type { InventoryModule } from '../../src/modules/inventory/index.ts';
import { createVisitors } from '../../src/platform/http/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createOrder, openQueue } from '../concurrency/support/places.ts';
import { createFormat, inDays, insertRow, unique } from '../factories/events.ts';
import type { MadeFormat } from '../factories/events.ts';
import { createTestHttp } from '../support/http.ts';
import type { TestHttp } from '../support/http.ts';
import { createTestDatabase, testConfig } from '../support/index.ts';
import type { TestDatabase } from '../support/index.ts';

let database: TestDatabase;
let inventory: InventoryModule;
let http: TestHttp['http'];
let queue: ReturnType<typeof openQueue>;
let users: { own: number; other: number };

beforeAll(async () => {
  database = await createTestDatabase();
  queue = openQueue(database);
  const makeUser = () => insertRow(database.db, 'users', { public_id: unique('user') });
  users = { own: await makeUser(), other: await makeUser() };
  ({ http } = await createTestHttp({
    findLogin: async () => ({ state: 'live', login: { loginId: 1, userId: users.own, temporary: false, roles: [] } }),
  }));
  inventory = createInventoryModule({
    db: database.db,
    pool: database.pool,
    clock: () => new Date(),
    config: testConfig('/nowhere'),
    log: createLog({ logLevel: 'silent' }),
    visitors: createVisitors(Buffer.alloc(32, 1), false),
    findFormats: async () => new Map(),
    heldTickets,
  });
  inventory.routes(http);
  await http.ready();
});
afterAll(async () => {
  await http.close();
  await Promise.all([queue.close(), inventory.close()]);
  await database.close();
});

let format: MadeFormat;
beforeEach(async () => {
  format = await createFormat(database.db, { booked_numbers: true });
  await insertRow(database.db, 'number_ranges', { format_id: format.id, first: 1, last: 6 });
});

const get = async (url: string) => {
  const answer = await http.inject({ url });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const book = async (body: object, token: string | null = 'token') => {
  const answer = await http.inject({
    method: 'POST',
    url: '/api/booked/number',
    payload: { format_public_id: format.publicId, ...body },
    headers: token ? { authorization: token } : {},
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const hold = async (count = 1): Promise<string> => {
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
const ticket = async (holder: number, buyer: number): Promise<string> => {
  const orderId = await createOrder(database.db);
  const lineId = await insertRow(database.db, 'order_lines', {
    order_id: orderId,
    position: 0,
    selector: 'ticket',
    unique_id: 'a',
    item_id: format.id,
    item_public_id: format.publicId,
    title_ru: 'Билет',
    title_en: 'Ticket',
    count: 1,
    price_minor: 0,
    total_minor: 0,
  });
  const publicId = unique('ticket-of-somebody');
  await insertRow(database.db, 'tickets', {
    public_id: publicId,
    order_id: orderId,
    order_line_id: lineId,
    place: 0,
    user_id: holder,
    original_user_id: buyer,
    format_id: format.id,
    kind: 'athlete',
    ticket_number: unique('T'),
    price_minor: 0,
  });
  return publicId;
};

describe('start numbers', () => {
  it('are listed as free and booked, in parts', async () => {
    expect((await book({ number: 3, hold_id: await hold() })).status).toBe(200);
    expect(await get(`/api/booked/numbers/${format.publicId}`)).toEqual({
      status: 200,
      body: { free_numbers: [1, 2, 4, 5, 6], booked_numbers: [3], total_free: 5 },
    });
    expect((await get(`/api/booked/numbers/${format.publicId}?from=4&limit=2`)).body).toEqual({
      free_numbers: [4, 5],
      booked_numbers: [],
      total_free: 5,
    });
    expect((await get('/api/booked/numbers/unknown')).status).toBe(404);
  });

  it('are a hold’s till it ends, and free afterwards', async () => {
    const holdId = await hold();
    const booked = await book({ number: 2, hold_id: holdId });
    expect(booked.body).toMatchObject({ number: 2, expires_at: expect.any(Number) });
    expect(await book({ number: 2, hold_id: await hold() })).toMatchObject({
      status: 400,
      body: { code: 'number_taken', message: 'Номер уже занят' },
    });
    await sql`update booked_numbers set expires_at = now() - interval '1 second' where format_id = ${format.id}`.execute(
      database.db,
    );
    expect((await book({ number: 2, hold_id: await hold() })).status).toBe(200);
  });

  it('are no more than the places of the hold', async () => {
    const holdId = await hold(1);
    expect((await book({ number: 1, hold_id: holdId })).status).toBe(200);
    expect((await book({ number: 1, hold_id: holdId })).status).toBe(200);
    expect((await book({ number: 2, hold_id: holdId })).body).toMatchObject({ code: 'state' });
  });

  it('are refused for a hold that is over', async () => {
    const holdId = await hold();
    await sql`update holds set expires_at = now() - interval '1 second' where id = ${holdId}`.execute(database.db);
    expect((await book({ number: 1, hold_id: holdId })).body).toMatchObject({ code: 'hold_expired' });
  });

  it('are an own ticket’s for good; the earlier one is free again and the QR text is void', async () => {
    const publicId = await ticket(users.own, users.own);
    expect((await book({ number: 4, ticket_public_id: publicId })).body).toMatchObject({ number: 4, expires_at: null });
    expect((await book({ number: 5, ticket_public_id: publicId })).status).toBe(200);
    expect((await get(`/api/booked/numbers/${format.publicId}`)).body['booked_numbers']).toEqual([5]);
    const { rows } = await sql<{
      start_number: number;
      qr_version: number;
    }>`select start_number, qr_version from tickets where public_id = ${publicId}`.execute(database.db);
    expect(rows[0]).toEqual({ start_number: 5, qr_version: 3 });
  });

  it('are not for strangers’ tickets, nor for one given away', async () => {
    expect((await book({ number: 1, ticket_public_id: await ticket(users.other, users.other) })).status).toBe(404);
    expect((await book({ number: 1, ticket_public_id: await ticket(users.other, users.own) })).body).toMatchObject({
      code: 'not_owner',
    });
    expect((await book({ number: 1, ticket_public_id: await ticket(users.own, users.own) }, null)).status).toBe(401);
  });

  it('are refused outside the ranges, after the deadline, for nothing and for both', async () => {
    const holdId = await hold();
    expect((await book({ number: 7, hold_id: holdId })).body).toMatchObject({ code: 'number_taken' });
    expect((await book({ number: 1 })).status).toBe(400);
    expect((await book({ number: 1, hold_id: holdId, ticket_public_id: 'x' })).status).toBe(400);
    expect((await book({ number: 0, hold_id: holdId })).status).toBe(400);
    expect((await book({ number: 'one', hold_id: holdId })).status).toBe(422);
    await sql`update formats set registration_end = ${inDays(-1)} where id = ${format.id}`.execute(database.db);
    expect((await book({ number: 1, hold_id: holdId })).body).toMatchObject({ code: 'deadline' });
  });
});

describe('plans', () => {
  const sectors = [
    {
      title: 'A',
      price: null,
      kind: 'athlete',
      rows: [
        {
          title: '1',
          seats: [
            { number: 1, place: '1' },
            { number: 2, place: '2' },
          ],
        },
      ],
    },
  ];
  const plan = async (picture: string | null) => {
    const publicId = unique('plan');
    await insertRow(database.db, 'spaces', {
      public_id: publicId,
      event_city_id: format.eventCityId,
      format_id: format.id,
      title_ru: 'Трибуна',
      title_en: 'Stand',
      picture,
      sectors: JSON.stringify(sectors),
    });
    return publicId;
  };

  it('show which seats are free', async () => {
    const publicId = await plan('/images/plan.avif');
    await book({ number: 2, hold_id: await hold() });
    expect(await get(`/api/space/${publicId}`)).toMatchObject({
      status: 200,
      body: { values: { public_id: publicId, title: 'Трибуна', sectors }, free_numbers: [1], booked_numbers: [2] },
    });
    expect((await get('/api/space/unknown')).status).toBe(404);
  });

  it('are listed by event city, with a picture or without', async () => {
    const publicId = await plan('/images/plan.avif');
    const plain = await plan(null);
    const { rows } = await sql<{
      public_id: string;
    }>`select public_id from event_cities where id = ${format.eventCityId}`.execute(database.db);
    expect((await get(`/api/space/map/list/${rows[0]?.public_id}`)).body).toEqual({
      values: [
        { public_id: publicId, title: 'Трибуна', picture: '/images/plan.avif', space: publicId },
        { public_id: plain, title: 'Трибуна', picture: null, space: plain },
      ],
    });
    expect((await get('/api/space/map/list/unknown')).status).toBe(404);
  });
});
