import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../../../factories/events.ts';
import { createCategory, createProduct } from '../../../factories/shop.ts';
import type { Answer, Member } from '../../../staff/door.ts';
import { openCategories } from './stage.ts';

const stage = openCategories();
const { ask, card, change, createColleague, createKeeperOf, db, inOrder, listed, made, make, onSite, place, remove } =
  stage;
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});

const errorsOf = ({ body }: Answer) => (body['errors'] ?? {}) as Record<string, string>;
const historyOf = async (id: string): Promise<string> =>
  JSON.stringify((await ask('GET', `/product_categories/${id}/history`, keeper)).body);

// BO-166
describe('a shop without categories', () => {
  it('gets one, then a product in it, and shows both to visitors once the product is published', async () => {
    expect(await listed(keeper)).toEqual([]);
    const category = await made(keeper, { title_ru: 'Футболки', title_en: 'T-shirts', group: 'clothes' });
    expect(category).toMatchObject({
      public_id: 'futbolki',
      title_ru: 'Футболки',
      title_en: 'T-shirts',
      group: 'clothes',
      published: 0,
      others: 0,
      version: 1,
      updated_by: { public_id: keeper.publicId },
    });
    expect(await onSite()).toEqual([]);
    await stage.create(keeper, { category: 'futbolki' });
    const product = await stage.publish(keeper, { category: 'futbolki' });
    expect(product).toMatchObject({ state: 'published', category: 'futbolki' });
    await expect
      .poll(onSite, { timeout: 5000 })
      .toMatchObject([{ public_id: 'futbolki', title: 'Футболки', count: 1 }]);
    const counted = (await listed(keeper)).find(({ public_id: id }) => id === 'futbolki');
    expect(counted).toMatchObject({ published: 1, others: 1 });
  });
});

describe('a new category', () => {
  it('stands last, with an address made of its title that no other one has', async () => {
    const word = unique('w');
    const first = await made(keeper, { title_ru: `Пояса ${word}` });
    const second = await made(keeper, { title_ru: `Пояса ${word}` });
    expect([first.public_id, second.public_id]).toEqual([`poyasa-${word}`, `poyasa-${word}-2`]);
    expect((await inOrder(keeper)).slice(-2)).toEqual([first.public_id, second.public_id]);
    // The title is a word of the site, or has nothing of which an address could be made.
    expect((await made(keeper, { title_ru: 'News' })).public_id).toBe('news-2');
    expect((await made(keeper, { title_ru: '★★★' })).public_id).toMatch(/^goods-[a-z0-9]{6}$/);
  });

  // BO-016
  it('has an address of fit signs that is no word of the site and that no other category has', async () => {
    const { publicId } = await createCategory(db());
    const wrong = async (slug: string) => errorsOf(await make(keeper, { title_ru: 'Шапки', slug }))['slug'];
    expect(await wrong(publicId)).toBe('Такой адрес уже занят');
    expect(await wrong('search')).toBe('Это слово занято сайтом');
    expect(await wrong('Шапки')).toContain('Латинские буквы');
    // Products have addresses of their own.
    const product = await createProduct(db());
    expect((await make(keeper, { title_ru: 'Шапки', slug: product.publicId })).status).toBe(200);
  });

  it('is refused with its wrong fields, and nothing is made', async () => {
    const before = await inOrder(keeper);
    const wrong = async (fields: Record<string, unknown>) =>
      Object.keys(errorsOf(await make(keeper, { title_ru: 'Шапки', ...fields })));
    expect(await wrong({ title_ru: 'Ш' })).toEqual(['title_ru']);
    expect(await wrong({ title_ru: 'Ш'.repeat(61) })).toEqual(['title_ru']);
    expect(await wrong({ title_en: 'H'.repeat(61) })).toEqual(['title_en']);
    expect((await make(keeper, { title_ru: 'Шапки', group: 'bicycles' })).status).toBe(422);
    expect(await inOrder(keeper)).toEqual(before);
  });
});

describe('a category', () => {
  it('is changed by the version that was seen; another one is told who changed what', async () => {
    const category = await made(keeper, { title_ru: 'Носки', group: 'clothes' });
    const boss = await createColleague('admin');
    expect((await change(boss, category, { title_en: 'Socks' })).status).toBe(200);
    const late = await change(keeper, category, { title_ru: 'Носки и гетры' });
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'conflict',
        current: { title_ru: 'Носки', title_en: 'Socks', group: 'clothes' },
        version: 2,
        changed_by: { public_id: boss.publicId },
        changes: [{ field: 'title_en', before: null, after: 'Socks' }],
      },
    ]);
    const now = await card(keeper, category.public_id);
    expect(stage.valuesOf(await change(keeper, now, { title_en: '  ', group: 'accessories' }))).toMatchObject({
      title_en: null,
      group: 'accessories',
      version: 3,
    });
    const same = await change(keeper, await card(keeper, category.public_id), { group: 'accessories' });
    expect(stage.valuesOf(same).version).toBe(3);
    expect(await historyOf(category.public_id)).toContain('product_category.create');
    expect(await historyOf(category.public_id)).toContain('product_category.change');
  });

  it('is called anew on the site, and its goods are found by the new title and by the filter of its section', async () => {
    const [before, after] = [unique('prezhnee'), unique('novoe')];
    const category = await made(keeper, { title_ru: `Кружки ${before}`, group: 'for_home' });
    const { public_id: product } = await stage.publish(keeper, { category: category.public_id });
    const isFound = async (query: string) => (await stage.searched(query)).includes(product);
    expect(await isFound(`text=${before}`)).toBe(true);
    expect(
      stage.valuesOf(await change(keeper, category, { title_ru: `Бутылки ${after}`, group: 'hats' })).version,
    ).toBe(2);
    await expect.poll(() => isFound(`text=${after}`), { timeout: 5000 }).toBe(true);
    await expect.poll(() => isFound(`text=${after}&filter=hats`), { timeout: 5000 }).toBe(true);
    expect(await isFound(`text=${after}&filter=accessories`)).toBe(false);
    const titles = async () => (await onSite()).map(({ title }) => title);
    await expect.poll(titles, { timeout: 5000 }).toContain(`Бутылки ${after}`);
  });

  it('keeps a section that the office does not know until another one is chosen', async () => {
    const { publicId } = await createCategory(db(), { group_key: 'bicycles', group_ru: 'Велосипеды' });
    const { public_id: product } = await stage.publish(keeper, { category: publicId });
    const before = await card(keeper, publicId);
    expect(before.group).toBe('other');
    await change(keeper, before, { title_ru: 'Колёса' });
    expect(await stage.groupOnSite(product)).toBe('Велосипеды');
    await change(keeper, await card(keeper, publicId), { group: 'accessories' });
    await expect.poll(() => stage.groupOnSite(product), { timeout: 5000 }).toBe('Аксессуары');
  });

  it('moves in the order that was seen, on the site too, and no move of another order is taken', async () => {
    const all = [];
    for (const title of ['Первая', 'Вторая', 'Третья']) {
      const one = await made(keeper, { title_ru: title });
      await stage.publish(keeper, { category: one.public_id });
      all.push(one);
    }
    const [a, b, c] = all as [(typeof all)[number], (typeof all)[number], (typeof all)[number]];
    const ids = [a, b, c].map(({ public_id: id }) => id);
    const seen = await inOrder(keeper);
    const first = seen.length - 2;
    expect(stage.valuesOf(await place(keeper, c, first, seen)).version).toBe(2);
    const expected = [c, a, b].map(({ public_id: id }) => id);
    expect((await inOrder(keeper)).slice(-3)).toEqual(expected);
    const shown = async () => (await onSite()).map(({ public_id: id }) => id).filter((id) => ids.includes(id));
    await expect.poll(shown, { timeout: 5000 }).toEqual(expected);
    const late = await place(keeper, a, first, seen);
    expect([late.status, late.body['code'], late.body['message']]).toEqual([
      400,
      'state',
      'Порядок уже изменил кто-то другой. Посмотрите на новый и повторите',
    ]);
    expect((await place(keeper, c, 1, await inOrder(keeper))).status).toBe(409);
    const now = await inOrder(keeper);
    const answers = await Promise.all([a, b].map((one) => place(keeper, one, 1, now)));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 400]);
    expect(new Set(await inOrder(keeper))).toEqual(new Set(now));
    expect(await historyOf(c.public_id)).toContain('product_category.place');
  });

  it('does not go while it has a product in any state, and says how many; an empty one goes, and its address is free', async () => {
    const category = await made(keeper, { title_ru: 'Кепки', slug: unique('cap') });
    const draft = await stage.create(keeper, { category: category.public_id });
    const archived = await stage.create(keeper, { category: category.public_id });
    expect((await stage.put(keeper, archived.public_id, '/state', { act: 'archive' })).status).toBe(200);
    const kept = await remove(keeper, category);
    expect([kept.status, kept.body]).toMatchObject([
      400,
      {
        code: 'has_dependants',
        message: 'Удалить нельзя: в категории есть товары, всего 2. Сначала перенесите их в другую',
        dependants: [{ kind: 'products', count: 2 }],
      },
    ]);
    const other = await made(keeper);
    const published = await stage.publish(keeper, { category: category.public_id });
    for (const { public_id: id } of [draft, archived, published])
      expect((await stage.put(keeper, id, '', { category: other.public_id })).status).toBe(200);
    expect((await remove(keeper, { ...category, version: 9 })).status).toBe(409);
    expect((await remove(keeper, category)).status).toBe(200);
    expect((await ask('GET', `/product_categories/${category.public_id}`, keeper)).status).toBe(404);
    expect((await make(keeper, { title_ru: 'Кепки', slug: category.public_id })).status).toBe(200);
  });

  it('is the house’s: unseen by whoever reaches some starts alone, closed to other roles', async () => {
    const { public_id: id } = await made(keeper);
    const vera = await createColleague('manager', { starts: ['kazan'] });
    expect(await listed(vera)).toEqual([]);
    expect((await ask('GET', `/product_categories/${id}`, vera)).status).toBe(404);
    expect((await ask('GET', '/product_categories', await createKeeperOf('stock'))).status).toBe(403);
  });
});
