import { holdSeconds, ticketCountMax } from '@trassa/rules';
import { sql } from 'kysely';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFormatForSale } from '../../src/modules/events/index.ts';
import { createInventoryModule, type InventoryModule } from '../../src/modules/inventory/index.ts';
import { heldTickets } from '../../src/modules/tickets/index.ts';
import { createVisitors } from '../../src/platform/http/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createFormat, type FormatOptions, inDays, type MadeFormat } from '../factories/events.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestHttp } from '../support/http.ts';
import type { TestHttp } from '../support/http.ts';
import { createTestDatabase, testConfig } from '../support/index.ts';
import type { TestDatabase } from '../support/index.ts';

let database: TestDatabase;
let inventory: InventoryModule;
let http: TestHttp['http'];

beforeAll(async () => {
  database = await createTestDatabase();
  const plain = testConfig('/nowhere');
  // All of this file asks from one network; its bound has a test of its own (place-caps.test.ts).
  const config = { ...plain, limitsOff: false, limits: { ...plain.limits, placesPerNetwork: 100_000 } };
  ({ http } = await createTestHttp({ config }));
  inventory = createInventoryModule({
    db: database.db,
    pool: database.pool,
    clock: () => new Date(),
    config,
    log: createLog({ logLevel: 'silent' }),
    visitors: createVisitors(Buffer.alloc(32, 1), false),
    findFormats: (ids) => findFormatForSale(database.db, ids),
    heldTickets,
  });
  inventory.routes(http);
  await http.ready();
});
afterAll(async () => {
  await http.close();
  await inventory.close();
  await assertInvariants(database.db);
  await database.close();
});

let format: MadeFormat;
const make = async (options: FormatOptions = {}): Promise<void> => {
  format = await createFormat(database.db, options);
};
beforeEach(() => make({ quotas: { athlete: 20, kids: 5 } }));

type Body = { [name: string]: unknown; hold_id: string; expires_at: number; tickets_left: { athlete: number } };
type Reply = { status: number; body: Body; cookie: string | undefined; headers: Record<string, unknown> };
let visitor: string | undefined;
beforeEach(() => {
  visitor = undefined;
});

/** As one visitor, who keeps his cookie. */
const send = async (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const options: InjectOptions = { method, url, headers: { ...(visitor ? { cookie: visitor } : {}), ...headers } };
  if (payload !== undefined) {
    options.payload = typeof payload === 'string' ? payload : JSON.stringify(payload);
    options.headers = { ...options.headers, 'content-type': 'application/json' };
  }
  const answer = await http.inject(options);
  const cookie = answer.cookies[0];
  if (cookie) visitor = `${cookie.name}=${cookie.value}`;
  return { status: answer.statusCode, body: answer.json(), cookie: cookie?.name, headers: answer.headers };
};
const place = (body: object = {}): Promise<Reply> =>
  send('POST', '/api/hold', { format_public_id: format.publicId, count: 1, ...body });
const change = (id: string, count: unknown): Promise<Reply> => send('PUT', `/api/hold/${id}`, { count });
const available = (body: object): Promise<Reply> =>
  send('POST', `/api/event_format/${format.publicId}/available`, { count: 1, ...body });
const expire = async (id: string): Promise<void> => {
  await sql`update holds set expires_at = now() - interval '1 second' where id = ${id}`.execute(database.db);
};
const taken = async (): Promise<number> =>
  (await sql<{ taken: number }>`select taken from quotas where id = ${format.quotaIds.athlete}`.execute(database.db))
    .rows[0]?.taken ?? -1;

describe('a new hold', () => {
  it('keeps places for the length of a hold and tells what is left by kind', async () => {
    const { status, body, cookie } = await place({ count: 3 });
    expect(status).toBe(200);
    expect(body.hold_id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(body.expires_at - Date.now() / 1000).toBeGreaterThan(holdSeconds - 3);
    expect(body.expires_at - Date.now() / 1000).toBeLessThan(holdSeconds + 2);
    expect(body.tickets_left).toEqual({ athlete: 17, kids: 5 });
    expect(cookie).toBe('visitor');
    expect(await taken()).toBe(3);
  });

  it('is of the kind asked for', async () => {
    expect((await place({ kind: 'kids', count: 2 })).body.tickets_left).toEqual({ athlete: 20, kids: 3 });
  });

  it('is refused when fewer places are left, with what is left', async () => {
    const { status, body } = await place({ count: 21 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'tickets_unavailable', message: 'Указанное количество билетов недоступно' });
    expect(body['items']).toEqual([
      expect.objectContaining({ format_public_id: format.publicId, kind: 'athlete', tickets_left: 20 }),
    ]);
  });

  it('is refused for a kind that is not sold', async () => {
    expect((await place({ kind: 'volunteer' })).body).toMatchObject({
      code: 'tickets_unavailable',
      items: [{ tickets_left: 0 }],
    });
  });

  it('is not found for an unknown format', async () => {
    const { status, cookie } = await place({ format_public_id: 'nothing' });
    expect(status).toBe(404);
    expect(cookie).toBeUndefined();
  });

  it.each([
    [0, 'Значение должно быть больше 0'],
    [-3, 'Значение должно быть больше 0'],
    [1.5, 'Значение должно быть целым числом'],
  ])('refuses a count of %s with its message', async (count, message) => {
    expect(await place({ count })).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { count: message } },
    });
  });

  it('bounds the count by buy_limit, max_count and the most of a purchase', async () => {
    await make({ quotas: { athlete: 5000 }, buy_limit: 4 });
    expect((await place({ count: 5 })).body).toMatchObject({ errors: { count: 'Не больше 4 за одну покупку' } });
    await make({ quotas: { athlete: 5000 }, max_count: 6 });
    expect((await place({ count: 7 })).body).toMatchObject({ errors: { count: 'Не больше 6 за одну покупку' } });
    await make({ quotas: { athlete: 5000 } });
    const many = await place({ count: ticketCountMax + 1 });
    expect(many.body).toMatchObject({ errors: { count: `Не больше ${ticketCountMax} за одну покупку` } });
    expect((await place({ count: ticketCountMax })).status).toBe(200);
  });

  it.each(['"2"', 'null', '1e309', '-1e309', '[1]', '{}', 'true', '99999999999999999999'])(
    'answers a count of %s without a fault',
    async (count) => {
      const { status } = await send(
        'POST',
        '/api/hold',
        `{"format_public_id": "${format.publicId}", "count": ${count}}`,
      );
      expect(status).toBe(422);
    },
  );

  it('is refused before and after the sale', async () => {
    await make({ sale_start: inDays(1) });
    expect((await place()).body).toMatchObject({ code: 'sale_closed', message: 'Продажа ещё не началась' });
    await make({ sale_start: inDays(-2), sale_end: inDays(-1) });
    expect((await place()).body).toMatchObject({ code: 'sale_closed', message: 'Продажа закрыта' });
    await make({ start_time: inDays(-1) });
    expect((await place()).body).toMatchObject({ code: 'sale_closed' });
  });

  it('is the tenth and last of a visitor; another one may go on', async () => {
    for (let i = 0; i < 10; i++) expect((await place()).status).toBe(200);
    const refused = await place();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body['message']).toMatch(/Слишком много броней/);
    visitor = undefined;
    expect((await place()).status).toBe(200);
  });
});

describe('a hold that lives', () => {
  it('changes its count without a longer life', async () => {
    const { body } = await place({ count: 2 });
    await sql`update holds set expires_at = expires_at - interval '100 seconds' where id = ${body.hold_id}`.execute(
      database.db,
    );
    const changed = await change(body.hold_id, 5);
    expect(changed).toMatchObject({
      status: 200,
      body: { hold_id: body.hold_id, expires_at: body.expires_at - 100, tickets_left: { athlete: 15 } },
    });
    expect(await taken()).toBe(5);
    expect((await change(body.hold_id, 1)).body.tickets_left.athlete).toBe(19);
  });

  it('changes its count by a second POST too', async () => {
    const { body } = await place({ count: 2 });
    expect((await place({ count: 4, hold_id: body.hold_id })).body).toMatchObject({
      hold_id: body.hold_id,
      tickets_left: { athlete: 16 },
    });
    expect((await place({ count: 4, kind: 'kids', hold_id: body.hold_id })).body).toMatchObject({
      code: 'hold_expired',
    });
  });

  it('keeps the old count when more is not left, its own places counted', async () => {
    const { body } = await place({ count: 2 });
    expect((await change(body.hold_id, 21)).body).toMatchObject({
      code: 'tickets_unavailable',
      items: [{ tickets_left: 20 }],
    });
    expect(await taken()).toBe(2);
    expect((await change(body.hold_id, 20)).status).toBe(200);
  });

  it('refuses wrong counts', async () => {
    const { body } = await place();
    expect((await change(body.hold_id, 0)).body).toMatchObject({ errors: { count: 'Значение должно быть больше 0' } });
    expect((await change(body.hold_id, 'two')).status).toBe(422);
    expect((await change('unknown-hold', 2)).status).toBe(404);
  });

  it('is given back, once, and twice is no error', async () => {
    const { body } = await place({ count: 6 });
    expect((await send('DELETE', `/api/hold/${body.hold_id}`)).status).toBe(200);
    expect(await taken()).toBe(0);
    expect(await send('DELETE', `/api/hold/${body.hold_id}`)).toMatchObject({
      status: 200,
      body: { message: 'Готово' },
    });
    expect(await taken()).toBe(0);
    expect((await send('DELETE', '/api/hold/unknown-hold')).status).toBe(404);
  });
});

describe('a hold that is over', () => {
  it('can neither be changed nor checked', async () => {
    const { body } = await place();
    await expire(body.hold_id);
    expect((await change(body.hold_id, 2)).body).toMatchObject({
      code: 'hold_expired',
      message: 'Время брони истекло, места вернулись в продажу',
    });
    expect((await available({ hold_id: body.hold_id })).body).toMatchObject({ code: 'hold_expired' });
    expect((await place({ hold_id: body.hold_id })).body).toMatchObject({ code: 'hold_expired' });
  });

  it('gives its places back by the sweep', async () => {
    const { body } = await place({ count: 7 });
    await expire(body.hold_id);
    expect(await inventory.releaseExpired()).toBeGreaterThanOrEqual(1);
    expect(await taken()).toBe(0);
    expect(await inventory.releaseExpired()).toBe(0);
  });

  it('gives its places to the next one before any sweep', async () => {
    const { body } = await place({ count: 20 });
    await expire(body.hold_id);
    visitor = undefined;
    expect((await place({ count: 20 })).body).toMatchObject({ tickets_left: { athlete: 0 } });
    expect(await taken()).toBe(20);
  });
});

describe('the check before payment', () => {
  it('counts own held places as available and reserves nothing', async () => {
    const { body } = await place({ count: 20 });
    const checked = await available({ count: 20, hold_id: body.hold_id });
    expect(checked).toMatchObject({
      status: 200,
      body: { values: { available: true, tickets_left: { athlete: 0, kids: 5 }, expires_at: body.expires_at } },
    });
    expect((await available({ count: 1 })).body).toMatchObject({
      code: 'tickets_unavailable',
      items: [{ tickets_left: 0 }],
    });
    expect(await taken()).toBe(20);
  });

  it('tells no end without a hold', async () => {
    expect((await available({ count: 2 })).body['values']).toEqual({
      available: true,
      tickets_left: { athlete: 20, kids: 5 },
      expires_at: null,
    });
  });

  it('asks for whole teams', async () => {
    await make({ quotas: { athlete: 40 }, is_team: true, team_all: true, fixed_count: true, max_count: 4 });
    expect((await place({ count: 3 })).status).toBe(200);
    expect((await available({ count: 3 })).body).toMatchObject({ code: 'required_ticket_count' });
    expect((await available({ count: 8 })).status).toBe(200);
  });

  it('is refused when the sale is over', async () => {
    await make({ sale_start: inDays(-2), sale_end: inDays(-1) });
    expect((await available({})).body).toMatchObject({ code: 'sale_closed' });
  });
});
