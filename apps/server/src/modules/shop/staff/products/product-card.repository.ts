import type { ProductState } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import { type Executor, type Tx, type VersionRow, versionColumns } from '../../../../platform/database/index.ts';

/** What is edited of a product, named as on the wire; the price in roubles. */
export type ProductValues = {
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly category: string;
  readonly price: number;
  readonly gender: 'male' | 'female' | 'unisex';
  readonly keywords: string;
  readonly delivery: boolean;
  readonly weight_grams: number;
  readonly description_ru: string;
  readonly description_en: string | null;
  readonly text_ru: string;
  readonly text_en: string | null;
};

export type SizeCardRow = {
  readonly id: number;
  readonly publicId: string;
  readonly variantId: number | null;
  readonly size: string | null;
  readonly stock: number;
  readonly taken: number;
};
export type VariantCardRow = {
  readonly id: number;
  readonly publicId: string;
  readonly nameRu: string;
  readonly nameEn: string | null;
};

export type ProductCardRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly state: ProductState;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly category: string;
  readonly categoryRu: string;
  readonly categoryEn: string | null;
  readonly price: Minor;
  readonly gender: ProductValues['gender'];
  readonly keywords: string;
  readonly delivery: boolean;
  readonly grams: number;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
  readonly textRu: string;
  readonly textEn: string | null;
  readonly pictures: readonly string[];
  readonly sizes: readonly SizeCardRow[];
  readonly variants: readonly VariantCardRow[];
};

const select = (publicId: string): RawBuilder<ProductCardRow> => sql<ProductCardRow>`
  select p.id, p.public_id as "publicId", p.status as state, p.title_ru as "titleRu", p.title_en as "titleEn", c.public_id as category,
    c.title_ru as "categoryRu", c.title_en as "categoryEn", p.price_minor as price, p.gender, p.keywords, p.delivery,
    p.weight_grams as grams, p.description_ru as "descriptionRu", p.description_en as "descriptionEn", p.text_ru as "textRu",
    p.text_en as "textEn", p.pictures, ${versionColumns('p')},
    coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'publicId', s.public_id, 'variantId', s.variant_id, 'size', s.size,
        'stock', s.stock, 'taken', s.taken) order by s.position, s.id)
      from product_stock s where s.product_id = p.id and s.removed_at is null), '[]') as sizes,
    coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'publicId', v.public_id, 'nameRu', v.name_ru, 'nameEn', v.name_en)
        order by v.position, v.id)
      from product_variants v where v.product_id = p.id and v.removed_at is null), '[]') as variants
  from products p join product_categories c on c.id = p.category_id where p.public_id = ${publicId}`;

export const selectProduct = async (db: Executor, publicId: string): Promise<ProductCardRow | null> =>
  (await select(publicId).execute(db)).rows[0] ?? null;

const lockRow = async (tx: Tx, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from products where public_id = ${publicId} for no key update`.execute(tx);
  return rows[0]?.id ?? null;
};

/** Locked, and read after that. Its pieces go on being sold. */
export const lockProduct = async (tx: Tx, publicId: string): Promise<ProductCardRow | null> =>
  (await lockRow(tx, publicId)) === null ? null : selectProduct(tx, publicId);

/** Locked with its sizes, those in the order in which sales lock theirs, and read after that. */
export const lockSizes = async (tx: Tx, publicId: string): Promise<ProductCardRow | null> => {
  const id = await lockRow(tx, publicId);
  if (id === null) return null;
  await sql`select id from product_stock where product_id = ${id} order by id for no key update`.execute(tx);
  return selectProduct(tx, publicId);
};
