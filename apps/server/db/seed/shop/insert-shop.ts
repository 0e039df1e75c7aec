import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { insertAll, type Row } from '../insert.ts';
import type { EventSeed } from '../model.ts';
import { plateOf } from '../plate.ts';
import { accessoryGoods } from './accessories.ts';
import { bannerRows } from './banners.ts';
import { categories } from './categories.ts';
import { clothesGoods } from './clothes.ts';
import { collections, eventGoods, preparedBaskets, sales } from './collections.ts';
import type { GoodsSeed } from './goods-seed.ts';
import { medalGoods } from './medals.ts';
import { categoryRows, type FindPlate, productRow, stockRows, variantRows } from './shop-rows.ts';
import { thingGoods } from './things.ts';
import { wearGoods } from './wear.ts';

type Stored = { id: number; public_id: string };
type Ids = ReadonlyMap<string, number>;
const day = 86_400_000;

const idIn = (ids: Ids, publicId: string): number => {
  const id = ids.get(publicId);
  if (id === undefined) throw new Error(`nothing is stored as ${publicId}`);
  return id;
};
const idsOf = (rows: readonly Stored[]): Ids => new Map(rows.map((row) => [row.public_id, row.id]));

const plateFinder =
  (season: readonly EventSeed[]): FindPlate =>
  (eventId) => {
    const event = season.find(({ id }) => id === eventId);
    const city = event?.cities[0];
    if (!event || !city) throw new Error(`there is no event ${eventId}`);
    return plateOf(city, event.ground);
  };

const insertSales = async (db: Executor, products: Ids, now: Date): Promise<void> => {
  const stored = await insertAll(
    db,
    'product_sales',
    sales.map(({ from, until, form, discount, count }, index) => ({
      public_id: `sale-${index + 1}`,
      title: form === 'percent' ? `Скидка ${discount} %` : `Скидка ${discount} ₽`,
      starts_at: new Date(now.getTime() + from * day),
      ends_at: new Date(now.getTime() + until * day),
      discount_form: form,
      discount: form === 'amount' ? discount * 100 : discount,
      count,
    })),
  );
  await insertAll(
    db,
    'product_sale_products',
    sales.flatMap(({ goods }, index) =>
      goods.map((id) => ({ sale_id: stored[index]?.id, product_id: idIn(products, id) })),
    ),
  );
};

const insertCollections = async (db: Executor, products: Ids): Promise<void> => {
  const stored = await insertAll(
    db,
    'product_collections',
    collections.map(({ place, ru, en }, index) => ({
      public_id: `collection-${index + 1}`,
      place,
      title_ru: ru,
      title_en: en,
      status: 'published',
    })),
  );
  await insertAll(
    db,
    'product_collection_products',
    collections.flatMap(({ goods }, index) =>
      goods.map((id, position) => ({ collection_id: stored[index]?.id, product_id: idIn(products, id), position })),
    ),
  );
};

const linkGoods = async (db: Executor, goods: readonly GoodsSeed[], products: Ids): Promise<void> => {
  const pairs = goods.flatMap(({ id, linked }) =>
    linked ? [[idIn(products, id), idIn(products, linked)] as const] : [],
  );
  await sql`update products p set linked_id = l.linked_id
    from unnest(${pairs.map(([id]) => id)}::bigint[], ${pairs.map(([, linked]) => linked)}::bigint[]) as l (id, linked_id)
    where p.id = l.id`.execute(db);
};

const insertStock = async (
  db: Executor,
  goods: readonly GoodsSeed[],
  products: Ids,
  findPlate: FindPlate,
): Promise<void> => {
  const variants = await insertAll<{ id: number; product_id: number }>(
    db,
    'product_variants',
    goods.flatMap((one) => variantRows(one, idIn(products, one.id), findPlate)),
  );
  await insertAll(
    db,
    'product_stock',
    goods.flatMap((one) => {
      const productId = idIn(products, one.id);
      return stockRows(
        one,
        productId,
        variants.filter((row) => row.product_id === productId).map((row) => row.id),
      );
    }),
  );
};

/** The goods of the season with their sizes, discounts, neighbours, banners and two prepared baskets. */
export const insertShop = async (
  db: Executor,
  season: readonly EventSeed[],
  events: Ids,
  now: Date,
): Promise<{ products: Ids }> => {
  const findPlate = plateFinder(season);
  const goods = [...clothesGoods, ...wearGoods, ...accessoryGoods, ...medalGoods, ...thingGoods];
  const categoryIds = idsOf(await insertAll<Stored>(db, 'product_categories', categoryRows()));
  const inOrder = categories.flatMap(({ id }) => goods.filter((one) => one.category === id));
  const products = idsOf(
    await insertAll<Stored>(
      db,
      'products',
      inOrder.map((one, position) => productRow(one, idIn(categoryIds, one.category), position, { now, findPlate })),
    ),
  );
  await linkGoods(db, goods, products);
  await insertStock(db, goods, products, findPlate);
  await insertSales(db, products, now);
  const pairs = (rows: Readonly<Record<string, readonly string[]>>, owner: string, ids: Ids, member: string): Row[] =>
    Object.entries(rows).flatMap(([id, members]) =>
      members.map((one, position) => ({ [owner]: idIn(ids, id), [member]: idIn(products, one), position })),
    );
  const related = Object.fromEntries(goods.map((one) => [one.id, one.related ?? []]));
  await insertAll(db, 'related_products', pairs(related, 'product_id', products, 'related_id'));
  await insertAll(db, 'event_goods', pairs(eventGoods, 'event_id', events, 'product_id'));
  await insertCollections(db, products);
  await insertAll(db, 'banners', bannerRows());
  await insertAll(
    db,
    'prepared_baskets',
    preparedBaskets.map(({ id, lines }) => ({
      public_id: id,
      goods: lines,
      created_at: now,
      expires_at: new Date(now.getTime() + 30 * day),
    })),
  );
  return { products };
};
