import type { KeptGroup } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Tx, type VersionRow, versionColumns } from '../../../../platform/database/index.ts';

export type CategoryRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly key: string;
  readonly subgroup: string | null;
  readonly published: number;
  readonly others: number;
};

/** Of `c`; by an index of products, each category by itself. */
const columns = sql`c.id, c.public_id as "publicId", c.title_ru as "titleRu", c.title_en as "titleEn", c.group_key as key, c.subgroup,
  (select count(*)::int from products p where p.category_id = c.id and p.status = 'published') as published,
  (select count(*)::int from products p where p.category_id = c.id and p.status <> 'published') as others, ${versionColumns('c')}`;

/** All in their order, those without goods too. */
export const selectCategories = async (db: Executor, most: number): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select ${columns} from product_categories c order by c.position, c.id limit ${most}`.execute(db);
  return rows;
};

export const selectCategory = async (db: Executor, publicId: string): Promise<CategoryRow | null> => {
  const { rows } = await sql<CategoryRow>`
    select ${columns} from product_categories c where c.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const isCategory = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from product_categories where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Whether there is such a category; it is not removed until the transaction of whoever puts a product into it ends. */
export const keepsCategory = async (tx: Tx, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from product_categories where public_id = ${publicId} for key share`.execute(tx);
  return rows.length > 0;
};

/** Locked, and read after that: its products go on being changed. */
export const lockCategory = async (tx: Tx, publicId: string): Promise<CategoryRow | null> => {
  await sql`select 1 from product_categories where public_id = ${publicId} for no key update`.execute(tx);
  return selectCategory(tx, publicId);
};

/** Locked against products that come into it too, and read after those that were on their way. */
export const lockToRemove = async (tx: Tx, publicId: string): Promise<CategoryRow | null> => {
  await sql`select 1 from product_categories where public_id = ${publicId} for update`.execute(tx);
  return selectCategory(tx, publicId);
};

/** Whoever adds, orders or removes categories waits for the one before; taken before any category is locked. */
export const lockOrder = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('category places', 0))`.execute(tx);
};

export type OrderRow = { readonly id: number; readonly publicId: string };

export const selectOrder = async (tx: Tx, most: number): Promise<OrderRow[]> => {
  const { rows } = await sql<OrderRow>`
    select id, public_id as "publicId" from product_categories order by position, id limit ${most}`.execute(tx);
  return rows;
};

export const writeOrder = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`
    update product_categories c set position = o.place from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where c.id = o.id and c.position <> o.place`.execute(tx);
};

export const selectTaken = async (tx: Tx, slugs: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ publicId: string }>`
    select public_id as "publicId" from product_categories where public_id = any(${[...slugs]}::text[])`.execute(tx);
  return new Set(rows.map(({ publicId }) => publicId));
};

/** Who changes a category, and when. */
export type By = { readonly userId: number; readonly now: Date };
export type WrittenCategory = { readonly titleRu: string; readonly titleEn: string | null };

const step = ({ userId, now }: By): RawBuilder<unknown> =>
  sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`;

/** Behind all others. */
export const insertCategory = async (
  tx: Tx,
  slug: string,
  { titleRu, titleEn, group }: WrittenCategory & { readonly group: KeptGroup },
  { userId, now }: By,
): Promise<void> => {
  await sql`
    insert into product_categories (public_id, position, title_ru, title_en, group_key, group_ru, group_en, subgroup, created_at,
      updated_at, updated_by)
    values (${slug}, (select coalesce(max(position), 0) + 1 from product_categories), ${titleRu}, ${titleEn}, ${group.key}, ${group.ru},
      ${group.en}, ${group.subgroup}, ${now}, ${now}, ${userId})`.execute(tx);
};

export const updateTitles = async (tx: Tx, id: number, { titleRu, titleEn }: WrittenCategory): Promise<void> => {
  await sql`update product_categories set title_ru = ${titleRu}, title_en = ${titleEn} where id = ${id}`.execute(tx);
};

export const updateGroup = async (tx: Tx, id: number, { key, ru, en, subgroup }: KeptGroup): Promise<void> => {
  await sql`update product_categories set group_key = ${key}, group_ru = ${ru}, group_en = ${en}, subgroup = ${subgroup}
    where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked category ends with. */
export const stampCategory = async (tx: Tx, id: number, by: By): Promise<void> => {
  await sql`update product_categories set ${step(by)} where id = ${id}`.execute(tx);
};

/** With its counters, which count nothing any more. */
export const deleteCategory = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from product_counts where category_id = ${id}`.execute(tx);
  await sql`delete from product_categories where id = ${id}`.execute(tx);
};
