import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

const ids = (rows: readonly { id: number }[]): number[] => rows.map((row) => row.id);

export type Placed = {
  readonly ids: number[];
  /** null: the place shows no collection. */
  readonly titles: { readonly ru: string; readonly en: string | null } | null;
};

/** The collection that a place shows: goods of it that are on the site. SHOP-25 */
export const selectPlaced = async (db: Executor, place: string, limit: number): Promise<Placed> => {
  const { rows } = await sql<{ ru: string; en: string | null; ids: number[] }>`
    select c.title_ru as ru, c.title_en as en, array(
      select p.id from product_collection_products i join products p on p.id = i.product_id
      where i.collection_id = c.id and p.status = 'published' order by i.position, p.id limit ${limit}) as ids
    from product_collections c where c.place = ${place} and c.status = 'published'`.execute(db);
  const [row] = rows;
  return row ? { ids: row.ids, titles: { ru: row.ru, en: row.en } } : { ids: [], titles: null };
};

/** Probes per product asked for: enough that equal hits seldom leave a gap, which the last part fills. */
const probes = 4;

/** Different goods at random. Each is found by the index, however many there are. */
export const selectRandom = async (db: Executor, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with hits as (
      select distinct hit.id from generate_series(1, ${limit * probes}::int) n, lateral (select random() + n * 0 as at offset 0) r,
        lateral (select p.id from products p where p.status = 'published' and p.shuffle >= r.at order by p.shuffle limit 1) hit
    ), filled as (
      (select id from hits order by random() limit ${limit}) union
      (select id from products where status = 'published' order by shuffle limit ${limit}))
    select id from filled order by id in (select id from hits) desc, random() limit ${limit}`.execute(db);
  return ids(rows);
};

/** The first goods of each category, categories in their order. */
export const selectPreview = async (db: Executor, perCategory: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select first.id from product_categories c, lateral (
      select p.id, p.position from products p where p.category_id = c.id and p.status = 'published'
      order by p.position, p.id limit ${perCategory}) first
    order by c.position, c.id, first.position, first.id limit 400`.execute(db);
  return ids(rows);
};

/** Goods that go with a product, else of its category; or those offered with an event. null: no such thing (DEC-91). */
export const selectRelated = async (db: Executor, publicId: string, limit: number): Promise<number[] | null> => {
  const { rows } = await sql<{ productId: number | null; eventId: number | null; ids: number[] }>`
    with product as (select id, category_id from products where public_id = ${publicId} and status = 'published'),
    event as (select id from events where public_id = ${publicId} and status <> 'draft'),
    found as (
      (select r.related_id as id, 0 as rank, r.position from related_products r join product on product.id = r.product_id)
      union all
      (select p.id, 1, p.position from product join products p on p.category_id = product.category_id and p.id <> product.id
        where p.status = 'published' and p.id not in (select related_id from related_products r where r.product_id = product.id)
        order by p.position, p.id limit ${limit})
      union all
      (select g.product_id, 0, g.position from event_goods g join event on event.id = g.event_id))
    select (select id from product) as "productId", (select id from event) as "eventId",
      coalesce((select array_agg(f.id order by f.rank, f.position, f.id) from (
        select found.* from found join products p on p.id = found.id where p.status = 'published'
        order by found.rank, found.position, found.id limit ${limit}) f), '{}') as ids`.execute(db);
  const row = rows[0];
  return row && (row.productId !== null || row.eventId !== null) ? row.ids : null;
};

export type BannerRow = {
  readonly publicId: string;
  readonly type: 'external_shop' | 'shop' | 'event' | 'partner';
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly link: string;
  readonly picture: string;
  readonly price: number | null;
  readonly oldPrice: number | null;
};

/** Banners of a page that are on. */
export const selectBanners = async (db: Executor, page: string, now: Date): Promise<BannerRow[]> => {
  const { rows } = await sql<BannerRow>`
    select public_id as "publicId", banner_type as type, title_ru as "titleRu", title_en as "titleEn", link,
      picture_main as picture, price_minor as price, old_price_minor as "oldPrice"
    from banners where page = ${page} and status = 'published' and (starts_at is null or starts_at <= ${now})
      and (ends_at is null or ends_at > ${now}) order by position, id limit 100`.execute(db);
  return rows;
};
