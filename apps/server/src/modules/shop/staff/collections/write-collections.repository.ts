import type { CollectionPlace, CollectionState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

/** Who changes a collection, and when. */
export type By = { readonly userId: number; readonly now: Date };
export type CollectionTitles = { readonly title_ru: string; readonly title_en: string | null };

/** Its internal id. */
export const insertCollection = async (
  tx: Tx,
  { publicId, place }: { readonly publicId: string; readonly place: CollectionPlace },
  { title_ru: ru, title_en: en }: CollectionTitles,
  { userId, now }: By,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into product_collections (public_id, place, title_ru, title_en, created_at, updated_at, updated_by)
    values (${publicId}, ${place}, ${ru}, ${en}, ${now}, ${now}, ${userId}) returning id`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('a collection was not stored');
  return made.id;
};

export const updateTitles = async (tx: Tx, id: number, { title_ru: ru, title_en: en }: CollectionTitles) => {
  await sql`update product_collections set title_ru = ${ru}, title_en = ${en} where id = ${id}`.execute(tx);
};

/** These products, in this order, in the place of those that it had; two statements. */
export const replaceProducts = async (tx: Tx, id: number, publicIds: readonly string[]): Promise<void> => {
  await sql`delete from product_collection_products where collection_id = ${id}`.execute(tx);
  await sql`
    insert into product_collection_products (collection_id, product_id, position)
    select ${id}, p.id, u.position - 1 from unnest(${[...publicIds]}::text[]) with ordinality u (public_id, position)
    join products p on p.public_id = u.public_id`.execute(tx);
};

export const setState = async (tx: Tx, id: number, state: CollectionState): Promise<void> => {
  await sql`update product_collections set status = ${state} where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked collection ends with. */
export const stampCollection = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`
    update product_collections set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

/** With what it lists. */
export const deleteCollection = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from product_collections where id = ${id}`.execute(tx);
};
