import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { Product } from './product.ts';

/**
 * Of `p` and its category `c`; sizes and variants in the order of an editor, discounts that are not over. One that counts from the first
 * piece asks for no other product: the hundreds that it may list are not read for each of them.
 */
const columns = (now: Date) => sql`p.id, p.public_id as "publicId", p.title_ru as "titleRu", p.title_en as "titleEn",
  p.description_ru as "descriptionRu", p.description_en as "descriptionEn", p.text_ru as "textRu", p.text_en as "textEn",
  p.price_minor as price, p.pictures, p.gender, p.delivery as "hasDelivery", p.weight_grams as grams,
  p.status = 'published' as "isOnSale", (
    select l.public_id from products l where l.id = p.linked_id and l.status = 'published') as "linkedPublicId",
  c.public_id as "categoryPublicId", c.title_ru as "categoryRu", c.title_en as "categoryEn", c.group_ru as "groupRu",
  c.group_en as "groupEn", c.subgroup,
  coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'variantId', s.variant_id, 'size', s.size, 'left', s.stock - s.taken)
    order by s.position, s.id) from product_stock s where s.product_id = p.id and s.removed_at is null), '[]') as stock,
  coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'publicId', v.public_id, 'nameRu', v.name_ru, 'nameEn', v.name_en,
    'picture', v.picture) order by v.position, v.id) from product_variants v where v.product_id = p.id and v.removed_at is null), '[]') as variants,
  coalesce((select jsonb_agg(jsonb_build_object('startsAt', s.starts_at, 'endsAt', s.ends_at, 'form', s.discount_form,
      'discount', s.discount, 'count', s.count, 'products',
        case when s.count = 1 then jsonb_build_array(p.public_id) else (
          select jsonb_agg(o.public_id order by o.id) from product_sale_products i join products o on o.id = i.product_id
          where i.sale_id = s.id) end) order by s.starts_at, s.id)
    from product_sale_products x join product_sales s on s.id = x.sale_id where x.product_id = p.id and s.ends_at > ${now}), '[]') as sales`;
const tables = sql`products p join product_categories c on c.id = p.category_id`;

/** Products in the order of these internal ids. */
export const findProducts = async (db: Executor, ids: readonly number[], now: Date): Promise<Product[]> => {
  if (!ids.length) return [];
  const { rows } = await sql<Product>`select ${columns(now)} from ${tables}
    where p.id = any(${[...ids]}::bigint[]) order by array_position(${[...ids]}::bigint[], p.id)`.execute(db);
  return rows;
};

/** By public id, withdrawn ones too: for lines of baskets. */
export const findProductsByPublicId = async (
  db: Executor,
  publicIds: readonly string[],
  now: Date,
): Promise<Map<string, Product>> => {
  if (!publicIds.length) return new Map();
  const { rows } = await sql<Product>`select ${columns(now)} from ${tables}
    where p.public_id = any(${[...new Set(publicIds)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.publicId, row]));
};

/** What is offered beside the tickets of these events, by event. */
export const findEventGoods = async (
  db: Executor,
  eventPublicIds: readonly string[],
  now: Date,
): Promise<Map<string, Product[]>> => {
  if (!eventPublicIds.length) return new Map();
  const { rows } = await sql<Product & { event: string }>`
    select e.public_id as event, ${columns(now)} from event_goods g join events e on e.id = g.event_id
      join products p on p.id = g.product_id join product_categories c on c.id = p.category_id
    where e.public_id = any(${[...new Set(eventPublicIds)]}::text[]) and p.status = 'published'
    order by g.position, p.id limit 1000`.execute(db);
  return Map.groupBy(rows, (row) => row.event);
};

/** Internal id of a product that is on sale; null: there is none. */
export const findProductId = async (db: Executor, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from products where public_id = ${publicId} and status = 'published'`.execute(db);
  return rows[0]?.id ?? null;
};
