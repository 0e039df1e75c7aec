import type { ShopItem } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSeason } from '../../db/seed/index.ts';
import { send } from '../factories/orders.ts';
import { createCategory, createProduct, createProductSale } from '../factories/shop.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

type Page = {
  values: ShopItem[];
  total: number;
  categories: { public_id: string; title: string; count: number; unisex: boolean }[];
};

const read = async <T = Page>(app: TestApp, url: string, language: 'ru' | 'en' = 'ru'): Promise<T> => {
  const answer = await send(app, 'GET', url, undefined, { language });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
};
const ids = ({ values }: { values: ShopItem[] }): string[] => values.map((item) => item.public_id);
const titles = ({ values }: { values: ShopItem[] }): string[] => values.map((item) => item.title);

describe('the shop of the season', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await seedSeason(app.database.db, { now: new Date(), hasResults: false });
  });
  afterAll(() => app.close());
  const catalogue = (query = '') => read(app, `/api/shop/project/heroes?limit=200${query}`);

  it('has at least forty goods in at least seven categories, every one of them counted', async () => {
    const page = await catalogue();
    expect(page.total).toBeGreaterThanOrEqual(40);
    expect(page.values).toHaveLength(page.total);
    expect(page.categories.length).toBeGreaterThanOrEqual(7);
    for (const category of page.categories)
      expect(page.values.filter((item) => item.category.public_id === category.public_id)).toHaveLength(category.count);
  });

  it('has sizes, single sizes, variants, goods without sizes, sold-out sizes and sold-out goods', async () => {
    const { values } = await catalogue();
    expect(values.some((item) => item.size.length > 3)).toBe(true);
    expect(values.some((item) => item.size.length === 1)).toBe(true);
    expect(values.some((item) => item.proportions.length > 1)).toBe(true);
    expect(values.some((item) => !item.size.length && !item.proportions.length && item.left > 0)).toBe(true);
    expect(values.some((item) => item.left > 0 && item.size.some((size) => size.count === 0))).toBe(true);
    expect(values.some((item) => item.left === 0)).toBe(true);
  });

  it('says everything in both languages', async () => {
    const russian = await catalogue();
    const english = await read(app, '/api/shop/project/heroes?limit=200', 'en');
    for (const item of russian.values) {
      const other = english.values.find((one) => one.public_id === item.public_id);
      expect(other?.title).not.toBe(item.title);
      expect(other?.text).not.toBe(item.text);
      expect(other?.description).not.toMatch(/[а-я]/i);
    }
  });

  it('shows generated pictures below the base path', async () => {
    const { values } = await catalogue();
    expect(values.every((item) => item.pictures.length > 1 && /^goods\/\d+\/.+\.avif$/.test(item.picture))).toBe(true);
  });

  it('gives sixteen different goods at random', async () => {
    const page = await read(app, '/api/shop/items/shop');
    expect(page.values).toHaveLength(16);
    expect(new Set(ids(page)).size).toBe(16);
  });

  it('has goods for the home page and the basket', async () => {
    expect((await read(app, '/api/shop/items/home')).values.length).toBeGreaterThan(3);
    expect((await read(app, '/api/shop/items/basket')).values.length).toBeGreaterThan(3);
    expect((await send(app, 'GET', '/api/shop/items/attic')).statusCode).toBe(404);
  });

  it('previews at most four goods of each category', async () => {
    const { values } = await read(app, '/api/shop/project/preview/heroes');
    const counts = Map.groupBy(values, (item) => item.category.public_id);
    expect(counts.size).toBeGreaterThanOrEqual(7);
    expect([...counts.values()].every((items) => items.length <= 4)).toBe(true);
  });

  it('has at least eight banners of the shop elsewhere', async () => {
    const { values } = await read<{ values: { banner_type: string; price: number | null; link: string }[] }>(
      app,
      '/api/page/banner/shop',
    );
    expect(values.filter((one) => one.banner_type === 'external_shop').length).toBeGreaterThanOrEqual(8);
    const partners = await read<{ values: { banner_type: string }[] }>(app, '/api/page/banner/partners');
    expect(new Set(partners.values.map((one) => one.banner_type))).toEqual(new Set(['partner']));
    expect((await send(app, 'GET', '/api/page/banner/unknown')).statusCode).toBe(404);
  });

  it.each([
    ['a word', 'худи', 'hudi'],
    ['another ending', 'медалью', 'medal'],
    ['a slip', 'мидаль', 'medal'],
    ['two slips in a long word', 'футблоки', 'futbolka'],
    ['transliteration', 'futbolka', 'futbolka'],
    ['the wrong keyboard', 'aen,jkrf', 'futbolka'],
    ['English', 'hoodie', 'hudi'],
    ['English on the wrong keyboard', 'рщщвшу', 'hudi'],
    ['another name of a thing', 'бандана', 'baff'],
    ['the beginning of a word', 'перч', 'perchatki'],
    ['a category', 'аксессуары', 'noski'],
    ['several words', 'детская футболка лес', 'detskaya-futbolka-les'],
  ])('finds goods by %s', async (_, text, start) => {
    const page = await read(app, `/api/shop/search?text=${encodeURIComponent(text)}`);
    expect(page.total).toBeGreaterThan(0);
    expect(ids(page).some((id) => id.startsWith(start))).toBe(true);
    expect(ids(page)[0] ?? '').toMatch(
      new RegExp(start === 'noski' ? '.' : `^(${start}|longsliv|detskaya|detskiy|korobka|mayka)`),
    );
  });

  it('puts what has all the words as typed first', async () => {
    const page = await read(app, `/api/shop/search?text=${encodeURIComponent('кружка лес')}`);
    expect(ids(page)[0]).toBe('kruzhka-les');
  });

  it.each(['вертолёт', 'qqq', '!!', '😀😀', "' or 1=1 --"])('finds nothing for %s', async (text) => {
    expect(await read(app, `/api/shop/search?text=${encodeURIComponent(text)}`)).toMatchObject({
      values: [],
      total: 0,
    });
  });

  it('asks for two letters at least', async () => {
    const answer = await send(app, 'GET', '/api/shop/search?text=%D1%84');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { text: 'Введите хотя бы 2 символа' } });
  });
});

describe('the catalogue', () => {
  let app: TestApp;
  let hats: { id: number; publicId: string };
  let bags: { id: number; publicId: string };
  beforeAll(async () => {
    app = await createTestApp();
    const { db } = app.database;
    hats = await createCategory(db, { title_ru: 'Шапки', subgroup: 'hats', position: 2 });
    bags = await createCategory(db, { title_ru: 'Сумки', group_key: 'accessories', position: 1 });
    const make = (title: string, price: number, category: number, gender = 'unisex') =>
      createProduct(db, { title_ru: title, title_en: null, price_minor: price, category_id: category, gender });
    await make('Ель', 30_000, hats.id, 'male');
    const second = await make('Бук', 50_000, hats.id);
    await make('Вяз', 40_000, bags.id, 'female');
    const half = await make('Ива', 20_001, bags.id);
    await make('Дуб', 10_000, bags.id);
    await createProduct(db, { title_ru: 'Черновик', category_id: bags.id, status: 'draft' });
    const kids = await createCategory(db, { public_id: 'kids', group_key: 'kids', position: 3 });
    await make('Яр', 60_000, kids.id);
    await createProductSale(db, [second.id], { discount: 90 });
    await createProductSale(db, [half.id], { discount: 50 });
    await createProductSale(db, [half.id], { starts_at: new Date(Date.now() + 86_400_000), discount: 99 });
  });
  afterAll(() => app.close());
  const list = async (query: string): Promise<string[]> => titles(await read(app, `/api/shop/project/heroes?${query}`));

  it.each([
    ['sort=title', ['Бук', 'Вяз', 'Дуб', 'Ель', 'Ива', 'Яр']],
    ['sort=title&order=desc', ['Яр', 'Ива', 'Ель', 'Дуб', 'Вяз', 'Бук']],
    ['sort=price', ['Бук', 'Дуб', 'Ива', 'Ель', 'Вяз', 'Яр']],
    ['sort=price&order=desc', ['Яр', 'Вяз', 'Ель', 'Ива', 'Дуб', 'Бук']],
    ['sort=new', ['Яр', 'Дуб', 'Ива', 'Вяз', 'Бук', 'Ель']],
    ['', ['Яр', 'Дуб', 'Ива', 'Вяз', 'Бук', 'Ель']],
    ['filter=hats&sort=title', ['Бук', 'Ель']],
    ['filter=accessories&sort=title', ['Вяз', 'Дуб', 'Ива']],
    ['filter=male&sort=title', ['Бук', 'Дуб', 'Ель', 'Ива']],
    ['filter=female&sort=title', ['Бук', 'Вяз', 'Дуб', 'Ива']],
    ['category=kids&filter=male', ['Яр']],
    ['filter=sale&sort=title', ['Бук', 'Ива']],
    ['filter=sale&sort=price', ['Бук', 'Ива']],
    ['sort=price&limit=2&page=2', ['Ива', 'Ель']],
    ['category=nowhere', []],
  ])('lists %s', async (query, expected) => expect(await list(query)).toEqual(expected));

  it('lists a category, and one with a filter', async () => {
    expect(await list(`category=${bags.publicId}&sort=title`)).toEqual(['Вяз', 'Дуб', 'Ива']);
    expect(await list(`category=${bags.publicId}&filter=male&sort=price`)).toEqual(['Дуб', 'Ива']);
    expect(await list(`category=${bags.publicId}&filter=hats`)).toEqual([]);
  });

  it('tells categories whose goods are all for everybody', async () => {
    const { categories } = await read(app, '/api/shop/project/heroes');
    expect(categories.map(({ public_id, unisex }) => [public_id, unisex])).toEqual([
      [bags.publicId, false],
      [hats.publicId, false],
      ['kids', true],
    ]);
  });

  it.each(['', 'filter=hats', 'filter=male', 'filter=sale', 'filter=accessories&limit=1'])(
    'tells how many there are: %s',
    async (query) => {
      const page = await read(app, `/api/shop/project/heroes?${query}`);
      expect(page.total).toBe((await list(query.replace('&limit=1', ''))).length);
    },
  );

  it('keeps the counts when goods are hidden, moved or deleted', async () => {
    const { db } = app.database;
    const extra = await createProduct(db, { title_ru: 'Лишний', category_id: hats.id, stock: {} });
    const counted = async () =>
      Object.fromEntries(
        (
          await sql<{ id: string; n: number; true: number }>`
            select c.public_id as id, coalesce(sum(k.count), 0)::int as n,
              (select count(*) from products p where p.category_id = c.id and p.status = 'published') as true
            from product_categories c left join product_counts k on k.category_id = c.id group by c.id`.execute(db)
        ).rows.map((row) => [row.id, [row.n, row.true]]),
      );
    expect(await counted()).toEqual({ [hats.publicId]: [3, 3], [bags.publicId]: [3, 3], kids: [1, 1] });
    await sql`update products set category_id = ${bags.id}, gender = 'male' where id = ${extra.id}`.execute(db);
    expect(await counted()).toEqual({ [hats.publicId]: [2, 2], [bags.publicId]: [4, 4], kids: [1, 1] });
    await sql`update products set status = 'draft' where id = ${extra.id}`.execute(db);
    expect(await counted()).toEqual({ [hats.publicId]: [2, 2], [bags.publicId]: [3, 3], kids: [1, 1] });
    await sql`delete from products where id = ${extra.id}`.execute(db);
    expect(await counted()).toEqual({ [hats.publicId]: [2, 2], [bags.publicId]: [3, 3], kids: [1, 1] });
  });

  it('finds goods by the new name of their category', async () => {
    await sql`update product_categories set title_ru = 'Балаклавы' where id = ${hats.id}`.execute(app.database.db);
    expect(titles(await read(app, `/api/shop/search?text=${encodeURIComponent('балаклава')}`)).sort()).toEqual([
      'Бук',
      'Ель',
    ]);
  });
});
