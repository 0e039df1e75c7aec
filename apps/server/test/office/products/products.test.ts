import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEvent, unique } from '../../factories/events.ts';
import { paymentBody, refusedPayment } from '../../factories/orders.ts';
import { goodsLine } from '../../factories/delivery.ts';
import { createCategory, createProduct, createProductSale } from '../../factories/shop.ts';
import type { Member } from '../../staff/door.ts';
import { openProducts } from './stage.ts';

const stage = openProducts();
const { app, ask, create, createColleague, createKeeperOf, db, idsOf, list, post, publish, put, quote, read } = stage;
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});

describe('the list of products', () => {
  it('shows drafts too, with category, price, picture and free pieces, the newest first', async () => {
    const category = await createCategory(db());
    const shirt = await createProduct(db(), { category_id: category.id, stock: { S: 3, M: 4 } });
    const draft = await create(keeper, { category: category.publicId });
    const { values, total } = await list(keeper, `/products?f.category=${category.publicId}`);
    expect(total.count).toBe(2);
    expect(values).toMatchObject([
      { public_id: draft.public_id, state: 'draft', price: 990, price_now: 990, left: 0, picture: null },
      { public_id: shirt.publicId, state: 'published', price: 1000, left: 7, picture: 'goods/one.avif' },
    ]);
  });

  it('parts what is out, low, enough, on sale and of a gender, finds words and whole addresses, and sorts', async () => {
    const category = await createCategory(db());
    const made = (title: string, row: Record<string, unknown>) =>
      createProduct(db(), { category_id: category.id, title_ru: title, ...row });
    const out = await made('Бафф ночной', { stock: { M: 0 }, price_minor: 300 });
    const low = await made('Кепка лесная', { stock: { S: 30, M: 2 }, gender: 'male', price_minor: 200 });
    const enough = await made('Аптечка', { stock: { M: 30 }, status: 'draft', price_minor: 100 });
    await createProductSale(db(), [low.id]);
    await createProductSale(db(), [out.id], {
      starts_at: new Date(Date.now() - 9e9),
      ends_at: new Date(Date.now() - 1000),
    });
    const of = (query: string) => idsOf(keeper, `/products?f.category=${category.publicId}&${query}`);
    expect(await of('f.left=out')).toEqual([out.publicId]);
    expect(await of('f.left=low')).toEqual([low.publicId]);
    expect(await of('f.left=enough')).toEqual([enough.publicId]);
    expect(await of('f.state=draft')).toEqual([enough.publicId]);
    expect(await of('f.gender=male')).toEqual([low.publicId]);
    expect(await of('f.sale=on')).toEqual([low.publicId]);
    expect(await of('f.sale=none')).toEqual([enough.publicId, out.publicId]);
    expect(await of(`search=${encodeURIComponent('лесная')}`)).toEqual([low.publicId]);
    expect(await of(`search=${out.publicId}`)).toEqual([out.publicId]);
    expect(await of('sort=price')).toEqual([enough.publicId, low.publicId, out.publicId]);
    expect(await of('sort=title')).toEqual([enough.publicId, out.publicId, low.publicId]);
    const row = (await list(keeper, `/products?search=${low.publicId}`)).values[0];
    expect(row).toMatchObject({ price: 2, price_now: 1.6 });
  });

  it('goes on behind its last row', async () => {
    const category = await createCategory(db());
    for (let n = 10; n < 38; n++) await createProduct(db(), { category_id: category.id, title_ru: `Товар ${n}` });
    const path = `/products?f.category=${category.publicId}&sort=title&limit=25`;
    const first = await list(keeper, path);
    const rest = await list(keeper, `${path}&cursor=${encodeURIComponent(first.next ?? '')}`);
    const numbers = [...first.values, ...rest.values].map(({ title }) => Number(String(title).slice(-2)));
    expect(numbers).toEqual(Array.from({ length: 28 }, (_, index) => index + 10));
  });

  it('is empty for whoever reaches some starts alone, and closed to other roles', async () => {
    const { publicId } = await createProduct(db());
    const vera = await createColleague('manager', { starts: ['kazan'] });
    expect(await idsOf(vera, '/products')).toEqual([]);
    expect((await ask('GET', `/products/${publicId}`, vera)).status).toBe(404);
    expect((await ask('GET', '/products', await createKeeperOf('stock'))).status).toBe(403);
  });
});

describe('a new product', () => {
  it('is a draft that nobody outside sees, at an address made of its title', async () => {
    const word = unique('w');
    const made = await create(keeper, { title_ru: `Бафф ${word}`, description_ru: '<p onclick="x">Тёплый</p>' });
    expect(made).toMatchObject({
      public_id: `baff-${word}`,
      state: 'draft',
      description_ru: '<p>Тёплый</p>',
      gender: 'unisex',
      version: 1,
      pictures: [],
      parts: [{ variant: null, sizes: [{ size: null, stock: 0, taken: 0 }] }],
      updated_by: { public_id: keeper.publicId },
    });
    expect(await stage.statusOnSite(made.public_id)).toBe(404);
    const twin = await create(keeper, { title_ru: `Бафф ${word}` });
    expect(twin.public_id).toBe(`baff-${word}-2`);
  });

  // BO-016
  it('has an address of its own, of fit signs, that no event, product or page has', async () => {
    const category = (await createCategory(db())).publicId;
    const { publicId } = await createProduct(db());
    const event = await createEvent(db());
    const slugOf = async (slug: string): Promise<string | number> => {
      const { status, body } = await post(keeper, { title_ru: 'Бафф', category, price: 1, slug });
      return (body['errors'] as Record<string, string> | undefined)?.['slug'] ?? status;
    };
    expect(await slugOf(publicId)).toBe('Такой адрес уже занят');
    expect(await slugOf(event.publicId)).toBe('Такой адрес уже занят');
    expect(await slugOf('category')).toBe('Это слово занято сайтом');
    expect(await slugOf('Бафф')).toContain('Латинские буквы');
    expect(await slugOf(unique('own-address'))).toBe(200);
  });

  it('is refused with its wrong fields, and nothing is made', async () => {
    const category = (await createCategory(db())).publicId;
    const fine = { title_ru: 'Бафф', category, price: 1 };
    const wrong = async (fields: Record<string, unknown>): Promise<string[]> => {
      const { body } = await post(keeper, { ...fine, ...fields });
      return Object.keys((body['errors'] as object | undefined) ?? {});
    };
    expect(await wrong({ title_ru: 'Б' })).toEqual(['title_ru']);
    expect(await wrong({ price: 1_000_000.01 })).toEqual(['price']);
    expect(await wrong({ price: -1 })).toEqual(['price']);
    expect(await wrong({ weight_grams: 0 })).toEqual(['weight_grams']);
    expect(await wrong({ keywords: 'о'.repeat(301) })).toEqual(['keywords']);
    expect(await wrong({ category: 'none-such' })).toEqual(['category']);
    expect(await idsOf(keeper, `/products?f.category=${category}`)).toEqual([]);
    expect(await wrong({ price: 1_000_000 })).toEqual([]);
  });
});

describe('a product', () => {
  it('is changed by the version that was seen; another one is told who changed what', async () => {
    const { public_id: id } = await create(keeper, { title_ru: 'Бафф чёрный' });
    const boss = await createColleague('admin');
    expect((await put(boss, id, '', { price: 1200.5, title_en: '  ' })).status).toBe(200);
    const late = await put(keeper, id, '', { version: 1, price: 900 });
    expect([late.status, late.body['code']]).toEqual([409, 'conflict']);
    expect(late.body).toMatchObject({
      current: { price: 1200.5, title_ru: 'Бафф чёрный' },
      version: 2,
      changed_by: { public_id: boss.publicId },
      changes: [{ field: 'price', before: 990, after: 1200.5 }],
    });
    const same = await put(keeper, id, '', { price: 1200.5 });
    expect(same.body['values']).toMatchObject({ version: 2, price: 1200.5, title_en: null });
    const { body } = await ask('GET', `/products/${id}/history`, keeper);
    expect(JSON.stringify(body)).toContain('product.change');
    expect(JSON.stringify(body)).toContain('product.create');
  });

  it('takes one of changes that come at once of one version', async () => {
    const { public_id: id } = await create(keeper);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((price) => put(keeper, id, '', { version: 1, price })));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409, 409, 409, 409]);
    expect((await read(keeper, id)).version).toBe(2);
  });

  it('is published with a picture alone, is on the site at once, leaves it when hidden and comes back from the archive as a draft', async () => {
    const bare = await create(keeper);
    const refused = await put(keeper, bare.public_id, '/state', { act: 'publish' });
    expect(refused.body['errors']).toEqual({ pictures: 'Нужна хотя бы одна картинка' });
    const { public_id: id, state } = await publish(keeper);
    expect([state, await stage.statusOnSite(id)]).toEqual(['published', 200]);
    const move = async (act: string) => {
      const { status, body } = await put(keeper, id, '/state', { act });
      return status === 200 ? (body['values'] as { state: string }).state : body['code'];
    };
    expect(await move('publish')).toBe('state');
    expect(await move('hide')).toBe('draft');
    await expect.poll(() => stage.statusOnSite(id), { timeout: 5000 }).toBe(404);
    expect(await move('archive')).toBe('archived');
    expect(await move('publish')).toBe('state');
    expect(await move('restore')).toBe('draft');
    expect(await move('publish')).toBe('published');
  });

  it('costs its new price in a basket that held it, and an order of the old one is refused', async () => {
    const { public_id: id, parts } = await publish(keeper, { price: 500 });
    await sql`update product_stock set stock = 5 where public_id = ${parts[0]?.sizes[0]?.public_id}`.execute(db());
    expect((await quote(id)).lines[0]?.price).toBe(500);
    await put(keeper, id, '', { price: 650 });
    expect((await quote(id)).lines[0]?.price).toBe(650);
    const line = goodsLine(id, { count: 1 });
    expect(await refusedPayment(app(), paymentBody([], { shop: [line], amount: 500 }))).toMatchObject({
      code: 'price_changed',
    });
    await put(keeper, id, '/state', { act: 'hide' });
    expect((await quote(id)).lines[0]).toMatchObject({ code: 'sale_closed' });
  });
});
