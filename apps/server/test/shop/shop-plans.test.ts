import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopLine } from '@trassa/contracts';
import type { SentLine } from '../../src/modules/orders/index.ts';
import { createPromocodesModule } from '../../src/modules/promocodes/index.ts';
import { createShopModule } from '../../src/modules/shop/index.ts';
import { createHttp } from '../../src/platform/http/create-http.ts';
import { createLimiter } from '../../src/platform/http/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createCategory, createProduct, noOffice } from '../factories/shop.ts';
import { createTestDatabase, testConfig, type TestDatabase } from '../support/index.ts';

type Statement = { text: string; values: readonly unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

let database: TestDatabase;
let counted: Kysely<unknown>;
let http: Awaited<ReturnType<typeof createHttp>>;
let statements: Statement[] = [];
const goods = 4000;

const openShop = (freshFor?: number) => {
  const shared = { db: counted, clock: systemClock };
  const promocodes = createPromocodesModule({ ...shared, config: testConfig('.') });
  return createShopModule({
    ...shared,
    promocodes,
    office: noOffice,
    ...(freshFor === undefined ? {} : { freshFor }),
  });
};

beforeAll(async () => {
  database = await createTestDatabase({ timeout: 60_000 });
  const { db } = database;
  for (let n = 0; n < 8; n++) await createCategory(db, { title_ru: `Раздел ${n}`, subgroup: n === 1 ? 'hats' : null });
  await sql`
    insert into products (public_id, category_id, title_ru, title_en, price_minor, gender, published_at, position, description_ru, text_ru)
    select 'goods-' || n, (select min(id) from product_categories) + n % 8,
      (array['Футболка', 'Худи', 'Медаль', 'Кепка', 'Носки'])[1 + n % 5] || ' ' || n, 'Thing ' || n,
      100000 + (n * 7919) % 100000, (array['male', 'female', 'unisex'])[1 + n % 3], now() - n * interval '1 minute', n, repeat('Описание ', 30), repeat('Текст ', 60)
    from generate_series(1, ${goods}::int) n`.execute(db);
  await sql`insert into product_stock (product_id, size, stock) select id, 'M', 10 from products`.execute(db);
  await sql`insert into product_variants (public_id, product_id, name_ru) select public_id || '-soot', id, 'Сажа' from products
    where position > 1000`.execute(db);
  await sql`analyze`.execute(db);
  counted = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  });
  const config = testConfig('.');
  http = await createHttp({
    config,
    log: createLog(config),
    limiter: createLimiter(systemClock, true),
    findLogin: async () => null,
  });
  openShop(0).routes(http);
  await http.ready();
}, 120_000);
afterAll(async () => {
  await http.close();
  await database.close();
});

/** Tables that a statement reads from end to end. */
const scanned = async ({ text, values }: Statement): Promise<string[]> => {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [
    ...values,
  ]);
  const walk = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(walk),
  ];
  return rows.flatMap((row) => walk(row['QUERY PLAN'][0].Plan));
};

const heroes = '/api/shop/project/heroes?limit=24';
const search = (text: string): string => `/api/shop/search?limit=24&text=${encodeURIComponent(text)}`;

describe('with thousands of goods', () => {
  it.each([
    [heroes, 4],
    [`${heroes}&page=3`, 4],
    [`${heroes}&sort=price`, 4],
    [`${heroes}&sort=price&order=desc&filter=female`, 4],
    [`${heroes}&sort=title&filter=male`, 4],
    [`${heroes}&filter=sale`, 4],
    ['/api/shop/project/preview/heroes', 2],
    ['/api/shop/items/shop', 2],
    ['/api/shop/related/goods-5', 2],
    ['/api/shop/product/goods-5', 1],
    [search('футблока 17'), 3],
    [search('ntxybr'), 3],
  ])('%s reads no table of goods from end to end and asks at most %i times', async (url, most) => {
    statements = [];
    const answer = await http.inject({ url });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    const asked = [...statements];
    expect(asked.length).toBeLessThanOrEqual(most);
    const tables = (await Promise.all(asked.map(scanned))).flat();
    expect(
      tables.filter((name) => name === 'products' || name === 'product_stock' || name === 'product_variants'),
    ).toEqual([]);
  });

  it('tells their number from the counters', async () => {
    const answer = await http.inject({ url: heroes });
    expect(answer.json<{ total: number }>().total).toBe(goods);
  });
});

describe('prices of a basket', () => {
  it('are asked for by as many statements with a hundred lines as with one', async () => {
    const { sellable } = openShop();
    const line = (publicId: string, index: number): SentLine<ShopLine> => ({
      path: `shop.${index}`,
      uniqueId: `line-${index}`,
      line: { unique_id: `line-${index}`, public_id: publicId, count: 1, size: 'M' },
    });
    const ask = async (lines: SentLine<ShopLine>[]): Promise<number> => {
      statements = [];
      const quotes = await sellable.quote(counted, lines, {
        purpose: 'price',
        now: new Date(),
        account: null,
        kinds: [],
        replaces: [],
      });
      expect(quotes.every((quote) => quote.problem === null)).toBe(true);
      return statements.length;
    };
    const one = await ask([line('goods-1', 0)]);
    const many = await ask(Array.from({ length: 100 }, (_, index) => line(`goods-${index + 1}`, index)));
    expect(many).toBe(one);
    expect(many).toBeLessThanOrEqual(4);
  });

  it('of a product with variants and sizes come by one statement', async () => {
    await createProduct(database.db);
    statements = [];
    expect((await http.inject({ url: '/api/shop/product/goods-7' })).statusCode).toBe(200);
    expect(statements).toHaveLength(1);
  });
});
