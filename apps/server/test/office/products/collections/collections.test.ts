import type { CollectionRow, History, OfficeCollection } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey, send } from '../../../factories/orders.ts';
import { createProduct } from '../../../factories/shop.ts';
import type { Answer, Member } from '../../../staff/door.ts';
import { openOffice } from '../../office.ts';

const { app, ask, createColleague, createKeeperOf, db } = openOffice();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
beforeEach(async () => {
  await sql`delete from product_collections`.execute(db());
});

type Fields = Record<string, unknown>;
const cardOf = ({ status, body }: Answer): OfficeCollection => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeCollection;
};
const errorsOf = ({ body }: Answer): string[] => Object.keys(body['errors'] ?? {});
const post = (products: readonly string[], fields: Fields = {}, by = keeper): Promise<Answer> =>
  ask('POST', '/collections', {
    ...by,
    headers: { 'idempotency-key': newKey() },
    body: { place: 'home', title_ru: 'Зима', title_en: 'Winter', products, ...fields },
  });
const put = ({ public_id: id, version }: OfficeCollection, path = '', body: Fields = {}): Promise<Answer> =>
  ask('PUT', `/collections/${id}${path}`, { ...keeper, body: { version, ...body } });
const remove = ({ public_id: id, version }: OfficeCollection): Promise<Answer> =>
  ask('DELETE', `/collections/${id}?version=${version}`, keeper);
const reread = async ({ public_id: id }: OfficeCollection): Promise<OfficeCollection> =>
  cardOf(await ask('GET', `/collections/${id}`, keeper));

const product = async (row: Fields = {}): Promise<string> => (await createProduct(db(), row)).publicId;
type Shown = { title: string | null; values: { public_id: string }[] };
/** What visitors get, once it is so: rows of the shop are shared for a second. */
const eventually = async (
  place: string,
  wanted: { title: string | null; ids: readonly string[] },
  language: 'ru' | 'en' = 'ru',
): Promise<void> => {
  await expect
    .poll(
      async () => {
        const answer = await send(app(), 'GET', `/api/shop/items/${place}`, undefined, { language });
        const { title, values } = answer.json<Shown>();
        return { title, ids: values.map((one) => one.public_id) };
      },
      { timeout: 5000 },
    )
    .toEqual(wanted);
};

// SHOP-25
describe('a collection of the shop', () => {
  it('is on its page once it is published, in its order, with its heading and without what is not on the site', async () => {
    const [one, two, hidden] = [await product(), await product(), await product({ status: 'draft' })];
    const made = cardOf(await post([two, hidden, one]));
    expect([made.state, made.products]).toEqual(['draft', [two, hidden, one]]);
    await eventually('home', { title: null, ids: [] });
    const shown = cardOf(await put(made, '/publish'));
    await eventually('home', { title: 'Зима', ids: [two, one] });
    await eventually('home', { title: 'Winter', ids: [two, one] }, 'en');
    cardOf(await put(shown, '', { products: [one, two], title_en: '' }));
    await eventually('home', { title: 'Зима', ids: [one, two] }, 'en');
    await eventually('basket', { title: null, ids: [] });
  });

  it('is shown instead of the other of its page alone, which stays as a draft', async () => {
    const id = await product();
    const basket = cardOf(await put(cardOf(await post([id], { place: 'basket', title_ru: 'Мелочи' })), '/publish'));
    const first = cardOf(await put(cardOf(await post([id], { title_ru: 'Осень' })), '/publish'));
    const second = cardOf(await post([id]));
    expect(second.shown).toMatchObject({ public_id: first.public_id, title: 'Осень' });
    cardOf(await put(second, '/publish'));
    expect([(await reread(first)).state, (await reread(basket)).state]).toEqual(['draft', 'published']);
    const { body } = await ask('GET', `/collections/${second.public_id}/history`, keeper);
    const [last] = body['values'] as History['values'];
    expect(last?.changes.find(({ field }) => field === 'instead')).toMatchObject({ before: 'Осень' });
    const replaced = (await ask('GET', `/collections/${first.public_id}/history`, keeper)).body;
    expect((replaced['values'] as History['values'])[0]?.changes).toMatchObject([{ field: 'state', after: 'draft' }]);
    expect((await put(first, '', { title_ru: 'Весна' })).status).toBe(409);
  });

  it('is never shown without a product of the site, nor twice', async () => {
    const empty = cardOf(await post([]));
    expect((await put(empty, '/publish')).body).toMatchObject({ code: 'state' });
    const unseen = cardOf(await post([await product({ status: 'archived' })]));
    expect((await put(unseen, '/publish')).body).toMatchObject({ code: 'state' });
    const shown = cardOf(await put(cardOf(await post([await product()])), '/publish'));
    expect((await put(shown, '/publish')).body).toMatchObject({ code: 'state' });
    expect(errorsOf(await put(shown, '', { products: [] }))).toEqual(['products']);
    expect(errorsOf(await put(shown, '', { products: [unseen.products[0]] }))).toEqual(['products']);
    await eventually('home', { title: 'Зима', ids: shown.products });
  });

  it('is deleted as a draft alone', async () => {
    const shown = cardOf(await put(cardOf(await post([await product()])), '/publish'));
    expect((await remove(shown)).body).toMatchObject({ code: 'state' });
    const hidden = cardOf(await put(shown, '/hide'));
    await eventually('home', { title: null, ids: [] });
    expect((await put(hidden, '/hide')).body).toMatchObject({ code: 'state' });
    expect((await remove(hidden)).status).toBe(200);
    expect((await ask('GET', `/collections/${shown.public_id}`, keeper)).status).toBe(404);
  });

  it('is refused by field, and nothing is made', async () => {
    const id = await product();
    expect(errorsOf(await post([id, 'nothing-at-all']))).toEqual(['products']);
    expect(errorsOf(await post(Array.from({ length: 25 }, (_, n) => `product-${n}`)))).toEqual(['products']);
    expect(errorsOf(await post([id], { title_ru: ' ' }))).toEqual(['title_ru']);
    expect((await post([id], { place: 'attic' })).status).toBe(422);
    expect((await ask('GET', '/collections', keeper)).body['values']).toEqual([]);
  });

  it('of many changes at once takes one, and of many that are published at once a page shows one', async () => {
    const id = await product();
    const made = cardOf(await post([id]));
    const changes = await Promise.all(Array.from({ length: 6 }, (_, n) => put(made, '', { title_ru: `Зима ${n}` })));
    expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const many = await Promise.all(Array.from({ length: 6 }, async () => cardOf(await post([id]))));
    const published = await Promise.all(many.map((one) => put(one, '/publish')));
    expect(published.map(({ status }) => status)).toEqual(many.map(() => 200));
    const { body } = await ask('GET', '/collections?f.state=published', keeper);
    expect(body['values']).toHaveLength(1);
  });

  it('is found by its page, its heading and its product, by who looks after the shop', async () => {
    const id = await product();
    const made = cardOf(await post([id], { title_ru: 'Для грязи' }, await createKeeperOf('shop')));
    const found = async (query: string): Promise<CollectionRow[]> =>
      (await ask('GET', `/collections?${query}`, keeper)).body['values'] as CollectionRow[];
    expect(await found('search=грязи')).toMatchObject([
      { public_id: made.public_id, count_of_products: 1, published_products: 1 },
    ]);
    expect(await found(`f.product=${id}&f.place=home`)).toHaveLength(1);
    expect(await found(`f.product=${id}&f.place=basket`)).toEqual([]);
    expect((await ask('GET', '/collections', await createKeeperOf('stock'))).status).toBe(403);
  });
});
