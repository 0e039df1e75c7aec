import type { ShopItem } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvent, insertRow } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createCategory, createProduct, createProductSale, createVariant } from '../factories/shop.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const read = async <T = { values: ShopItem[] }>(
  app: TestApp,
  url: string,
  language: 'ru' | 'en' = 'ru',
): Promise<T> => {
  const answer = await send(app, 'GET', url, undefined, { language });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
};
const ids = ({ values }: { values: ShopItem[] }): string[] => values.map((item) => item.public_id);

describe('a product', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  const one = async (id: string, language: 'ru' | 'en' = 'ru'): Promise<ShopItem> =>
    (await read<{ values: ShopItem }>(app, `/api/shop/product/${id}`, language)).values;

  it('counts the pieces left of each size', async () => {
    const { db } = app.database;
    const product = await createProduct(db, { stock: { S: 3, M: 0 } });
    await sql`update product_stock set taken = 1 where id = ${product.stockIds['S']}`.execute(db);
    expect(await one(product.publicId)).toMatchObject({
      price: 1000,
      old_price: null,
      size: [
        { size: 'S', count: 2 },
        { size: 'M', count: 0 },
      ],
      proportions: [],
      left: 2,
      category: { title: 'Разное' },
      picture: 'goods/one.avif',
    });
  });

  it('says its texts without what could run in the page', async () => {
    const { db } = app.database;
    const product = await createProduct(db, {
      description_ru: 'Хлопок <b onclick="alert(1)">плотный</b>',
      text_ru: '<p>Ткань</p><script>alert(1)</script><a href="javascript:alert(1)">уход</a>',
      text_en: '<p>Cloth <img src="x" onerror="alert(1)"></p>',
    });
    expect(await one(product.publicId)).toMatchObject({
      description: 'Хлопок <b>плотный</b>',
      text: '<p>Ткань</p><a>уход</a>',
    });
    expect(await one(product.publicId, 'en')).toMatchObject({ text: '<p>Cloth </p>' });
  });

  it('counts the pieces of its variants instead of its own', async () => {
    const { db } = app.database;
    const product = await createProduct(db, { stock: {} });
    const soot = await createVariant(db, product.id, { S: 1, M: 4 });
    const snow = await createVariant(
      db,
      product.id,
      { '': 2 },
      { name_ru: 'Снег', name_en: 'Snow', picture: 'snow.avif' },
    );
    expect(await one(product.publicId, 'en')).toMatchObject({
      size: [],
      left: 7,
      proportions: [
        {
          name: 'Soot',
          public_id: soot.publicId,
          size: [
            { size: 'S', count: 1 },
            { size: 'M', count: 4 },
          ],
          left: 5,
        },
        { name: 'Snow', public_id: snow.publicId, size: [], picture: 'snow.avif', left: 2 },
      ],
    });
  });

  it('shows the lower price of a discount that needs no second piece, and the old one beside it', async () => {
    const { db } = app.database;
    const product = await createProduct(db, { price_minor: 99_999 });
    await createProductSale(db, [product.id], { discount_form: 'amount', discount: 5_000 });
    await createProductSale(db, [product.id]);
    expect(await one(product.publicId)).toMatchObject({
      price: 799.99,
      old_price: 999.99,
      sale: { active: true, discount: 20, discount_form: 'percent', count: 1, formats: [product.publicId] },
    });
  });

  it('tells of a discount for several pieces and keeps its price', async () => {
    const { db } = app.database;
    const product = await createProduct(db);
    const other = await createProduct(db);
    await createProductSale(db, [product.id, other.id], { count: 3 });
    expect(await one(product.publicId)).toMatchObject({
      price: 1000,
      old_price: null,
      sale: { count: 3, formats: [product.publicId, other.publicId] },
    });
  });

  it.each(['draft', 'archived'])('is unknown as long as it is %s', async (status) => {
    const product = await createProduct(app.database.db, { status });
    expect((await send(app, 'GET', `/api/shop/product/${product.publicId}`)).statusCode).toBe(404);
    expect((await send(app, 'GET', `/api/shop/related/${product.publicId}`)).statusCode).toBe(404);
  });

  it('has the neighbours an editor chose first, then those of its category', async () => {
    const { db } = app.database;
    const category = await createCategory(db);
    const product = await createProduct(db, { category_id: category.id });
    const near = await createProduct(db, { category_id: category.id });
    const chosen = await createProduct(db);
    const hidden = await createProduct(db, { status: 'draft' });
    for (const related of [chosen, hidden])
      await insertRow(db, 'related_products', { product_id: product.id, related_id: related.id });
    expect(ids(await read(app, `/api/shop/related/${product.publicId}`))).toEqual([chosen.publicId, near.publicId]);
  });

  it('is offered with an event, and by the id of that event', async () => {
    const { db } = app.database;
    const event = await createEvent(db);
    const product = await createProduct(db);
    await insertRow(db, 'event_goods', { event_id: event.id, product_id: product.id });
    expect(ids(await read(app, `/api/shop/related/${event.publicId}`))).toEqual([product.publicId]);
    expect((await send(app, 'GET', '/api/shop/related/nobody')).statusCode).toBe(404);
  });
});
