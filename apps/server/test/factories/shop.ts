import type { ShopDeps } from '../../src/modules/shop/index.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import { inDays, insertRow, unique } from './events.ts';

type Row = Record<string, unknown>;
type Made = { id: number; publicId: string };

export const createCategory = async (db: Executor, row: Row = {}): Promise<Made> => {
  const publicId = (row['public_id'] as string | undefined) ?? unique('category');
  const id = await insertRow(db, 'product_categories', {
    title_ru: 'Разное',
    title_en: 'Other',
    group_key: 'clothes',
    group_ru: 'Одежда',
    group_en: 'Clothes',
    ...row,
    public_id: publicId,
  });
  return { id, publicId };
};

export type MadeProduct = Made & {
  /** By size, '' for goods without sizes. */
  stockIds: Readonly<Record<string, number>>;
};

/** A product of 1 000 ₽ with pieces by size ('' – has no sizes; ten of these by default); makes its category. */
export const createProduct = async (
  db: Executor,
  { stock = { '': 10 }, ...row }: Row & { stock?: Readonly<Record<string, number>> } = {},
): Promise<MadeProduct> => {
  const publicId = (row['public_id'] as string | undefined) ?? unique('product');
  const id = await insertRow(db, 'products', {
    title_ru: 'Футболка',
    title_en: 'T-shirt',
    price_minor: 100_000,
    pictures: ['goods/one.avif'],
    ...row,
    category_id: row['category_id'] ?? (await createCategory(db)).id,
    public_id: publicId,
  });
  return { id, publicId, stockIds: await createStock(db, id, stock) };
};

/** Pieces by size of a product or of one of its variants. */
export const createStock = async (
  db: Executor,
  productId: number,
  stock: Readonly<Record<string, number>>,
  variantId: number | null = null,
): Promise<Record<string, number>> => {
  const ids: Record<string, number> = {};
  for (const [position, [size, pieces]] of Object.entries(stock).entries())
    ids[size] = await insertRow(db, 'product_stock', {
      product_id: productId,
      variant_id: variantId,
      size: size || null,
      position,
      stock: pieces,
    });
  return ids;
};

export const createVariant = async (
  db: Executor,
  productId: number,
  stock: Readonly<Record<string, number>>,
  row: Row = {},
): Promise<Made> => {
  const publicId = unique('variant');
  const id = await insertRow(db, 'product_variants', {
    name_ru: 'Сажа',
    name_en: 'Soot',
    ...row,
    public_id: publicId,
    product_id: productId,
  });
  await createStock(db, productId, stock, id);
  return { id, publicId };
};

/** A discount of products; 20 per cent of every piece since yesterday by default. */
export const createProductSale = async (
  db: Executor,
  productIds: readonly number[],
  row: Row = {},
): Promise<number> => {
  const id = await insertRow(db, 'product_sales', {
    starts_at: inDays(-1),
    ends_at: inDays(10),
    discount_form: 'percent',
    discount: 20,
    ...row,
  });
  for (const productId of productIds)
    await insertRow(db, 'product_sale_products', { sale_id: id, product_id: productId });
  return id;
};

/** A draft of the home page. */
export const createCollection = async (db: Executor, productIds: readonly number[], row: Row = {}): Promise<number> => {
  const id = await insertRow(db, 'product_collections', {
    public_id: unique('collection'),
    place: 'home',
    title_ru: 'Подборка',
    ...row,
  });
  for (const [position, productId] of productIds.entries())
    await insertRow(db, 'product_collection_products', { collection_id: id, product_id: productId, position });
  return id;
};

/** Ports of the back office for a shop that stands alone: nobody of the staff is there. */
export const noOffice: ShopDeps['office'] = {
  namesOf: async () => new Map(),
  showHistory: async () => ({ values: [], next: null }),
  keepMedia: async () => '',
  addresses: { free: async (_, title) => title, isTaken: async () => false },
};
