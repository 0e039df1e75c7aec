import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSeason } from '../../db/seed/index.ts';
import { createNominal } from '../factories/certificates.ts';
import { createFormat, inDays } from '../factories/events.ts';
import { createYearly } from '../factories/insurance.ts';
import { send } from '../factories/orders.ts';
import { createPartner, createPrepared } from '../factories/outside.ts';
import { createProduct, createProductSale, createVariant } from '../factories/shop.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

type Fields = Record<string, unknown>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const open = async (publicId: string, language: 'ru' | 'en' = 'ru'): Promise<Fields[]> =>
  (await send(app, 'GET', `/api/basket/outside/${publicId}`, undefined, { language })).json<{ values: Fields[] }>()
    .values;
const prepare = (key: string | null, goods: readonly Fields[]) =>
  app.http.inject({
    method: 'POST',
    url: '/api/partner/basket',
    ...(key === null ? {} : { headers: { authorization: key } }),
    payload: { goods },
  });

describe('a prepared basket', () => {
  it('proposes its lines at the prices of now, without holding anything', async () => {
    const { db } = app.database;
    const format = await createFormat(db);
    const mug = await createProduct(db);
    await createProductSale(db, [mug.id]);
    const id = await createPrepared(db, [
      { selector: 'ticket', public_id: format.publicId, count: 2, kind: 'athlete' },
      { selector: 'shop', public_id: mug.publicId, count: 1 },
    ]);
    expect(await open(id, 'en')).toMatchObject([
      {
        selector: 'ticket',
        public_id: format.publicId,
        format_public_id: format.publicId,
        count: 2,
        kind: 'athlete',
        title: expect.stringMatching(/^Race, Moscow, \d{4}\u00a0· Solo$/),
        price: 3000,
        totalCost: 6000,
      },
      { selector: 'shop', public_id: mug.publicId, count: 1, title: 'T-shirt', price: 1000, totalCost: 800 },
    ]);
    const { rows } = await sql<{ holds: number; taken: number }>`
      select (select count(*) from holds) as holds, (select sum(taken)::int from product_stock) as taken`.execute(db);
    expect(rows[0]).toEqual({ holds: 0, taken: 0 });
  });

  it('of one kind or another names what it proposes', async () => {
    const { db } = app.database;
    const offer = await createYearly(db);
    const nominal = await createNominal(db);
    const answer = await prepare(`Partner ${await createPartner(db)}`, [
      { selector: 'insurance', public_id: offer.publicId, count: 1 },
      { selector: 'certificate', public_id: nominal.publicId, count: 2 },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    const { values } = answer.json<{ values: { public_id: string } }>();
    const lines = await open(values.public_id);
    expect(lines.map((line) => [line['selector'], line['count'], line['error']])).toEqual([
      ['insurance', 1, undefined],
      ['certificate', 2, undefined],
    ]);
    expect(lines.every((line) => Number(line['totalCost']) > 0 && line['title'] !== '')).toBe(true);
  });

  it('gives every reader lines of his own', async () => {
    const id = await createPrepared(app.database.db, [
      { selector: 'shop', public_id: (await createProduct(app.database.db)).publicId, count: 1 },
    ]);
    const [first, second] = [await open(id), await open(id)];
    expect(first[0]?.['unique_id']).not.toBe(second[0]?.['unique_id']);
  });

  it('tells nothing of holds and people that its maker left in it', async () => {
    const { publicId } = await createProduct(app.database.db);
    const id = await createPrepared(app.database.db, [
      { selector: 'shop', public_id: publicId, count: 1, hold_id: 'a', info: { phone: '1' }, recipient: { name: 'Я' } },
    ]);
    const [line] = await open(id);
    expect(Object.keys(line ?? {}).toSorted()).toEqual([
      'count',
      'price',
      'public_id',
      'selector',
      'title',
      'totalCost',
      'unique_id',
    ]);
  });

  it('leaves out what is no longer sold', async () => {
    const { db } = app.database;
    const mug = await createProduct(db);
    const gone = await createProduct(db, { status: 'archived' });
    const id = await createPrepared(db, [
      { selector: 'shop', public_id: gone.publicId, count: 1 },
      { selector: 'shop', public_id: mug.publicId, count: 1 },
      { selector: 'ticket', public_id: 'nothing', count: 1 },
    ]);
    expect((await open(id)).map((line) => line['public_id'])).toEqual([mug.publicId]);
  });

  it('is unknown after its end', async () => {
    const { db } = app.database;
    const id = await createPrepared(db, [], { expires_at: inDays(-1) });
    expect((await send(app, 'GET', `/api/basket/outside/${id}`)).statusCode).toBe(404);
    expect(await app.sweeps.forgetBaskets()).toBe(1);
    expect((await send(app, 'GET', '/api/basket/outside/nobody')).statusCode).toBe(404);
  });
});

describe('a partner', () => {
  it('prepares a basket by his key and gets a link to it', async () => {
    const { db } = app.database;
    const shirt = await createProduct(db, { stock: {} });
    const soot = await createVariant(db, shirt.id, { M: 3 });
    const answer = await prepare(`Partner ${await createPartner(db)}`, [
      { selector: 'shop', public_id: shirt.publicId, count: 2, size: 'M', proportion_public_id: soot.publicId },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    const { values } = answer.json<{ values: { public_id: string; url: string; expires_at: number } }>();
    expect(values.url).toBe(`http://localhost:3000/basket-fill-outside/${values.public_id}`);
    expect(Math.round((values.expires_at * 1000 - Date.now()) / 86_400_000)).toBe(30);
    expect(await open(values.public_id)).toMatchObject([
      { size: 'M', proportion_public_id: soot.publicId, totalCost: 2000 },
    ]);
  });

  it('is nobody without a key, with a wrong or a withdrawn one, or with a token', async () => {
    const { db } = app.database;
    const withdrawn = await createPartner(db, { revoked_at: new Date() });
    const key = await createPartner(db);
    for (const header of [null, 'Partner ', 'Partner wrong', `Partner ${withdrawn}`, key, `Bearer ${key}`]) {
      const answer = await prepare(header, [{ selector: 'shop', public_id: 'mug', count: 1 }]);
      expect(answer.statusCode, header ?? 'no key').toBe(401);
      expect(answer.json<{ message: string }>().message).toBe('Ключ партнёра не подходит');
    }
  });

  it('is told which lines cannot be bought', async () => {
    const { db } = app.database;
    const mug = await createProduct(db);
    const shirt = await createProduct(db, { stock: { M: 1 } });
    const answer = await prepare(`Partner ${await createPartner(db)}`, [
      { selector: 'shop', public_id: mug.publicId, count: 1 },
      { selector: 'shop', public_id: 'nothing', count: 1 },
      { selector: 'shop', public_id: shirt.publicId, count: 1 },
      { selector: 'shop', public_id: shirt.publicId, count: 2, size: 'M' },
    ]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: Fields }>().errors).toEqual({
      'goods.1.public_id': 'Этого товара больше нет в продаже',
      'goods.2.size': 'Выберите размер',
      'goods.3.public_id': 'Осталось 1 шт.',
    });
  });

  it('keeps no key in the database', async () => {
    const key = await createPartner(app.database.db);
    const { rows } = await sql<{ text: string }>`select to_jsonb(k)::text as text from partner_keys k`.execute(
      app.database.db,
    );
    expect(rows.some((row) => row.text.includes(key))).toBe(false);
  });
});

describe('the command', () => {
  const command = path.resolve(import.meta.dirname, '../../src/commands/make-partner.ts');
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [command, ...words], {
      env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: app.database.url, DATA_DIR: app.config.dataDir },
    });

  it('makes a key that prepares baskets', async () => {
    const { stdout } = await run('Клуб «Бег»');
    const key = /один раз: (\S+)/.exec(stdout)?.[1] ?? '';
    const mug = await createProduct(app.database.db);
    const answer = await prepare(`Partner ${key}`, [{ selector: 'shop', public_id: mug.publicId, count: 1 }]);
    expect(answer.statusCode).toBe(200);
  });

  it('asks for a name', async () => {
    await expect(run()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('название') as unknown });
  });
});

describe('the season', () => {
  it('has two prepared baskets of which everything can be bought', async () => {
    const seeded = await createTestApp();
    try {
      await seedSeason(seeded.database.db, { now: new Date(), hasResults: false });
      for (const [id, lines] of [
        ['semya-na-starte', 3],
        ['podarok-finisheru', 3],
      ] as const) {
        const { values } = (await send(seeded, 'GET', `/api/basket/outside/${id}`)).json<{ values: Fields[] }>();
        expect(values).toHaveLength(lines);
        expect(values.every((line) => line['error'] === undefined)).toBe(true);
      }
    } finally {
      await seeded.close();
    }
  });
});
