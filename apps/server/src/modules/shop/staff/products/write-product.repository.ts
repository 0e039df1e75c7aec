import { minorOf, type ProductState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { ProductValues } from './product-card.repository.ts';

/** Who changes a product, and when. */
export type By = { readonly userId: number; readonly now: Date };

const step = ({ userId, now }: By) => sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`;

/** A draft with one line of pieces without a size, of which there are none yet. */
export const insertProduct = async (tx: Tx, slug: string, row: ProductValues, { userId, now }: By): Promise<void> => {
  await sql`
    with made as (
      insert into products (public_id, category_id, title_ru, title_en, price_minor, gender, keywords, delivery, weight_grams,
        description_ru, description_en, text_ru, text_en, status, published_at, created_at, updated_at, updated_by)
      select ${slug}, c.id, ${row.title_ru}, ${row.title_en}, ${minorOf(row.price)}, ${row.gender}, ${row.keywords},
        ${row.delivery}, ${row.weight_grams}, ${row.description_ru}, ${row.description_en}, ${row.text_ru}, ${row.text_en},
        'draft', ${now}, ${now}, ${now}, ${userId}
      from product_categories c where c.public_id = ${row.category}
      returning id)
    insert into product_stock (product_id, stock) select id, 0 from made`.execute(tx);
};

export const updateProduct = async (tx: Tx, id: number, row: ProductValues, by: By): Promise<void> => {
  await sql`update products set category_id = (select c.id from product_categories c where c.public_id = ${row.category}),
      title_ru = ${row.title_ru}, title_en = ${row.title_en}, price_minor = ${minorOf(row.price)}, gender = ${row.gender},
      keywords = ${row.keywords}, delivery = ${row.delivery}, weight_grams = ${row.weight_grams},
      description_ru = ${row.description_ru}, description_en = ${row.description_en}, text_ru = ${row.text_ru},
      text_en = ${row.text_en}, ${step(by)}
    where id = ${id}`.execute(tx);
};

/** Published anew it stands among the new ones of the shop. */
export const updateState = async (tx: Tx, id: number, state: ProductState, by: By): Promise<void> => {
  await sql`update products set status = ${state}, ${step(by)},
      published_at = case when ${state} = 'published' then ${by.now} else published_at end
    where id = ${id}`.execute(tx);
};

export const updatePictures = async (tx: Tx, id: number, pictures: readonly string[], by: By): Promise<void> => {
  await sql`update products set pictures = ${[...pictures]}::text[], ${step(by)} where id = ${id}`.execute(tx);
};

/** `id`: null for a new one. */
export type VariantToKeep = {
  readonly id: number | null;
  readonly publicId: string;
  readonly nameRu: string;
  readonly nameEn: string | null;
};
/** `variant`: its public id; null: of none. */
export type SizeToKeep = { readonly id: number | null; readonly variant: string | null; readonly size: string | null };
export type Kept = { readonly variants: readonly VariantToKeep[]; readonly sizes: readonly SizeToKeep[] };

/** All variants and sizes of a locked product in this order; others go. Whoever has its stock open is told of a change. */
export const updateSizes = async (tx: Tx, id: number, { variants, sizes }: Kept, by: By): Promise<void> => {
  const placed = JSON.stringify(variants.map((row, position) => ({ ...row, position })));
  const wanted = JSON.stringify(sizes.map((row, position) => ({ ...row, position })));
  // Gone and freed first: no name stands in the way of another one.
  await sql`
    with kept as (select * from jsonb_to_recordset(${wanted}::jsonb) as k (id bigint)),
    version as (select coalesce(max(version), 0) + 1 as next from product_stock where product_id = ${id})
    update product_stock s set version = version.next, size = case when k.id is null then s.size else s.public_id end,
      removed_at = case when k.id is null then ${by.now}::timestamptz end
    from product_stock o left join kept k on k.id = o.id cross join version
    where s.id = o.id and s.product_id = ${id} and s.removed_at is null`.execute(tx);
  await sql`
    with kept as (
      select * from jsonb_to_recordset(${placed}::jsonb) as k (id bigint, "publicId" text, "nameRu" text, "nameEn" text, position int)),
    made as (
      insert into product_variants (public_id, product_id, position, name_ru, name_en)
      select "publicId", ${id}, position, "nameRu", "nameEn" from kept where id is null)
    update product_variants v set position = coalesce(k.position, v.position), name_ru = coalesce(k."nameRu", v.name_ru),
      name_en = case when k.id is null then v.name_en else k."nameEn" end,
      removed_at = case when k.id is null then ${by.now}::timestamptz end
    from product_variants o left join kept k on k.id = o.id
    where v.id = o.id and v.product_id = ${id} and v.removed_at is null`.execute(tx);
  await sql`
    with kept as (
      select k.id, k.size, k.position, v.id as variant_id
      from jsonb_to_recordset(${wanted}::jsonb) as k (id bigint, variant text, size text, position int)
        left join product_variants v on v.public_id = k.variant),
    made as (
      insert into product_stock (product_id, variant_id, size, position, stock, version)
      select ${id}, k.variant_id, k.size, k.position, 0, (select coalesce(max(version), 1) from product_stock where product_id = ${id})
      from kept k where k.id is null)
    update product_stock s set variant_id = k.variant_id, size = k.size, position = k.position
    from kept k where s.id = k.id and s.product_id = ${id}`.execute(tx);
  await sql`update products set ${step(by)} where id = ${id}`.execute(tx);
};
