import { Kysely, PostgresDialect } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSeason } from '../../db/seed/index.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { terrainPaths } from '@trassa/artwork';
import { noOffice } from '../factories/shop.ts';
import { createEventsModule, findFormatForSale } from '../../src/modules/events/index.ts';
import { createHttp } from '../../src/platform/http/create-http.ts';
import { createLimiter } from '../../src/platform/http/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createPromocodesModule } from '../../src/modules/promocodes/index.ts';
import { createShopModule } from '../../src/modules/shop/index.ts';
import { createTestDatabase, testConfig, type TestDatabase } from '../support/index.ts';

describe('statements of the events module on a whole season', () => {
  let database: TestDatabase;
  let http: FastifyInstance;
  let counted: Kysely<unknown>;
  let statements = 0;

  const build = async (freshFor: number): Promise<FastifyInstance> => {
    const config = testConfig('.');
    const app = await createHttp({
      config,
      log: createLog(config),
      limiter: createLimiter(systemClock, true),
      findLogin: async () => ({ state: 'live', login: { loginId: 1, userId: 1, temporary: false, roles: [] } }),
    });
    const shared = { db: counted, clock: systemClock };
    const promocodes = createPromocodesModule({ ...shared, config });
    createEventsModule({
      db: counted,
      clock: systemClock,
      freshFor,
      goodsOfEvents: createShopModule({ ...shared, promocodes, office: noOffice, freshFor }).goodsOfEvents,
      pictures: { terrain: terrainPaths, map: () => null, share: (id, language) => `${id}-${language}` },
    }).routes(app);
    await app.ready();
    return app;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    await seedSeason(database.db, { now: new Date(), hasResults: false });
    counted = new Kysely({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: () => {
        statements += 1;
      },
    });
    http = await build(0);
  });
  afterAll(async () => {
    await http.close();
    await database.close();
  });

  const count = async (
    app: FastifyInstance,
    method: 'GET' | 'POST',
    url: string,
  ): Promise<{ status: number; statements: number; rows: number }> => {
    statements = 0;
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: 'anybody' },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    const { values } = answer.json<{ values: unknown[] }>();
    return { status: answer.statusCode, statements, rows: Array.isArray(values) ? values.length : 1 };
  };

  it.each([
    ['GET', '/api/event/list?limit=200', 2],
    ['POST', '/api/event_city/filtered?limit=200', 1],
    ['GET', '/api/event_city/volunteer', 2],
    ['GET', '/api/event/id/trassa', 2],
    ['GET', '/api/event/similar?exclude=trassa&city=524901&limit=20', 2],
    ['GET', '/api/event_city/trassa-moskva/similar?limit=20', 2],
    ['GET', '/api/event_type/list', 1],
    ['GET', '/api/event_type/project', 1],
    ['GET', '/api/event/cities', 1],
    ['GET', '/api/event_format/event/trassa-moskva?hidden=true', 3],
    ['GET', '/api/event_format/moskva-lichny', 2],
    ['GET', '/api/teams/moskva-otkrytaya?free=true', 1],
    ['GET', '/api/shop/shirts/trassa-moskva', 1],
  ] as const)('%s %s takes at most as many as it should, however many rows', async (method, url, most) => {
    const first = await count(http, method, url);
    expect(first.status).toBe(200);
    expect(first.rows).toBeGreaterThan(0);
    expect(first.statements).toBeLessThanOrEqual(most);
  });

  it('lists all events with at most two', async () => {
    const all = await count(http, 'GET', '/api/event/list?limit=200');
    const one = await count(http, 'GET', '/api/event/list?limit=1');
    expect(all.rows).toBeGreaterThan(10);
    expect([all.statements, one.statements]).toEqual([2, 2]);
  });

  it('are shared by readers who come at once and for a moment', async () => {
    const app = await build(1000);
    statements = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/api/event/list' })));
    await app.inject({ url: '/api/event/list', headers: { language: 'en' } });
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(statements).toBe(2);
    await app.close();
  });

  it('are one for all formats of a basket', async () => {
    statements = 0;
    const formats = await findFormatForSale(counted, [
      'moskva-lichny',
      'moskva-komanda',
      'baikal-10',
      'moskva-lichny',
      'nothing',
    ]);
    expect(statements).toBe(1);
    expect([...formats.keys()].sort()).toEqual(['baikal-10', 'moskva-komanda', 'moskva-lichny']);
    expect(formats.get('baikal-10')).toMatchObject({
      license: true,
      title: { ru: 'Вызов 10 км', en: 'Challenge 10 km' },
      event: { publicId: 'baykalskiy-vyzov' },
      eventCity: { publicId: 'vyzov-irkutsk', cityName: { ru: 'Иркутск', en: 'Irkutsk' } },
      sales: [{ count: 5, discount: 10, formatPublicIds: expect.arrayContaining(['baikal-10']) as unknown }],
      kinds: [{ kind: 'athlete', capacity: 240 }],
    });
    expect(formats.get('moskva-komanda')).toMatchObject({
      isTeam: true,
      teamAll: true,
      fixedCount: true,
      maxCount: 10,
    });
    expect(formats.get('moskva-lichny')?.clusters).toHaveLength(4);
    expect(formats.get('moskva-lichny')?.kinds[0]?.prices).toHaveLength(3);
    expect(formats.get('moskva-lichny')?.shirts.map(({ size }) => size)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  });
});
