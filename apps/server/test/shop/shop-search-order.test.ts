import type { ShopItem } from '@trassa/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createCategory, createProduct, createProductSale } from '../factories/shop.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

type Page = { values: ShopItem[]; total: number };

describe('filters and order of found goods', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    const { db } = app.database;
    const caps = await createCategory(db, { group_key: 'accessories', subgroup: 'hats' });
    const made = [
      { title_ru: 'Кепка Белая', public_id: 'white', price_minor: 300_000, gender: 'female', category_id: caps.id },
      { title_ru: 'Кепка Алая', public_id: 'red', price_minor: 200_000, gender: 'male', category_id: caps.id },
      { title_ru: 'Кепка Общая', public_id: 'both', price_minor: 250_000, gender: 'unisex', category_id: caps.id },
      { title_ru: 'Майка и кепка', public_id: 'set', price_minor: 100_000, gender: 'male' },
    ];
    for (const row of made) await createProduct(db, row);
    const reduced = await createProduct(db, { title_ru: 'Кепка Уценённая', public_id: 'cheap', price_minor: 400_000 });
    await createProductSale(db, [reduced.id], { discount: 90 });
  });
  afterAll(() => app.close());

  const found = async (query = '', text = 'кепка'): Promise<string[]> => {
    const answer = await send(app, 'GET', `/api/shop/search?text=${encodeURIComponent(text)}${query}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { values, total } = answer.json<Page>();
    if (!query.includes('limit')) expect(total).toBe(values.length);
    return values.map((item) => item.public_id);
  };
  const sorted = async (query: string): Promise<string[]> => (await found(query)).sort();

  it('keeps to the filter, unisex goods among both genders', async () => {
    expect(await sorted('')).toEqual(['both', 'cheap', 'red', 'set', 'white']);
    expect(await sorted('&filter=hats')).toEqual(['both', 'red', 'white']);
    expect(await sorted('&filter=female')).toEqual(['both', 'cheap', 'white']);
    expect(await sorted('&filter=sale')).toEqual(['cheap']);
  });

  it('sorts by the price that is shown, by name and by newness', async () => {
    expect(await found('&sort=price')).toEqual(['cheap', 'set', 'red', 'both', 'white']);
    expect(await found('&sort=price&order=desc')).toEqual(['white', 'both', 'red', 'set', 'cheap']);
    expect(await found('&sort=title&filter=hats')).toEqual(['red', 'white', 'both']);
    expect((await found('&sort=new'))[0]).toBe('cheap');
  });

  it('puts goods that are called so before newer ones of a category that is', async () => {
    const { db } = app.database;
    const warm = await createCategory(db, { title_ru: 'Худи и лонгсливы', title_en: 'Hoodies' });
    const row = (days: number) => ({ category_id: warm.id, published_at: inDays(-days) });
    await createProduct(db, { ...row(1), public_id: 'long', title_ru: 'Лонгслив «Холод»' });
    await createProduct(db, { ...row(50), public_id: 'hoodie', title_ru: 'Худи «Трасса»' });
    for (const text of ['худи', 'hudi', 'Худ', 'хуби']) expect(await found('', text), text).toEqual(['hoodie', 'long']);
  });

  it('counts all that fit and answers them page by page', async () => {
    const answer = await send(
      app,
      'GET',
      `/api/shop/search?text=${encodeURIComponent('кепка')}&filter=hats&sort=price&limit=2&page=2`,
    );
    expect(answer.json<Page>()).toMatchObject({ total: 3, values: [{ public_id: 'white' }] });
  });
});
