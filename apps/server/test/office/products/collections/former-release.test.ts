import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeMigration } from '../../../support/before-migration.ts';

let before: Awaited<ReturnType<typeof beforeMigration>>;
beforeAll(async () => {
  before = await beforeMigration('0135_product_collections.sql');
}, 120_000);
afterAll(() => before.close());

/** As the former release asks, by a statement that its connection has prepared. */
const asked = async (): Promise<string[]> => {
  const { rows } = await before.client.query<{ id: string }>({
    name: 'placed',
    text: `select p.public_id as id from product_places x join products p on p.id = x.product_id
      where x.place = $1 and p.status = 'published' order by x.position, p.id limit $2`,
    values: ['home', 16],
  });
  return rows.map(({ id }) => id);
};

// SHOP-25
describe('a process of the former release', () => {
  it('reads on what the page shows, through the upgrade and after a change of the shown collection', async () => {
    const { client } = before;
    await client.query(
      `insert into product_categories (public_id, title_ru, group_key, group_ru) values ('c', 'Разное', 'clothes', 'Одежда')`,
    );
    await client.query(`insert into products (public_id, category_id, title_ru, price_minor, pictures)
      select n, (select id from product_categories), 'Носки', 100, '{goods/one.avif}' from unnest('{a,b,c}'::text[]) n`);
    await client.query(`insert into product_places (place, product_id, position)
      select 'home', id, case public_id when 'b' then 0 else 1 end from products where public_id in ('a', 'b')`);
    expect(await asked()).toEqual(['b', 'a']);
    await before.apply();
    expect(await asked()).toEqual(['b', 'a']);
    const { rows } = await client.query('select place, title_ru, title_en, status from product_collections');
    expect(rows).toEqual([{ place: 'home', title_ru: 'Магазин', title_en: 'Shop', status: 'published' }]);
    await client.query(
      `update product_collection_products set position = 5 where product_id = (select id from products where public_id = 'b')`,
    );
    expect(await asked()).toEqual(['a', 'b']);
    await client.query(`update product_collections set status = 'draft'`);
    expect(await asked()).toEqual([]);
  });
});
