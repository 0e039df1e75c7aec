import type { collectionsList } from '@trassa/contracts/office';
import type { CollectionPlace, CollectionState, ProductState } from '@trassa/rules';
import { sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  type Tx,
  versionColumns,
  type VersionRow,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';

export type CollectionOfficeRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly place: CollectionPlace;
  readonly state: CollectionState;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly products: number;
  /** Of those, on the site. */
  readonly published: number;
};

/** Of the collection c. */
const columns = sql`c.id, c.public_id as "publicId", c.place, c.status as state, c.title_ru as "titleRu", c.title_en as "titleEn",
  n.products, n.published, ${versionColumns('c')}`;
const counted = sql`cross join lateral (
  select count(*)::int as products, (count(*) filter (where p.status = 'published'))::int as published
  from product_collection_products i join products p on p.id = i.product_id where i.collection_id = c.id) n`;

const filters: FilterSql<typeof collectionsList> = {
  state: (value) => anyOf(sql`c.status`, value),
  place: (value) => anyOf(sql`c.place`, value),
  product: (
    value,
  ) => sql`c.id in (select i.collection_id from product_collection_products i join products p on p.id = i.product_id
    where ${anyOf(sql`p.public_id`, value)})`,
};
const keys: SortSql<typeof collectionsList> = { created: sql`c.id` };

type Ask = ListAsk<typeof collectionsList>;
/** Collections are the house's: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean };

const sourceOf = (ask: Ask, { isWhole }: Seen): ListSource => {
  const like = `%${escapeLike(ask.search?.trim() ?? '')}%`;
  return {
    from: sql`product_collections c`,
    where: [
      sql`${isWhole}::boolean`,
      ask.search === null ? sql`true` : sql`(c.title_ru ilike ${like} or c.title_en ilike ${like})`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`c.id`,
  };
};

export const countCollections = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** A page of collections, and how many there are; two statements. */
export const selectCollections = (
  db: Executor,
  ask: Ask,
  seen: Seen,
): Promise<ListPage<CollectionOfficeRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<CollectionOfficeRow & ListRow>`
      with page as (select c.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join product_collections c on c.id = page.id ${counted} order by ${order}`,
  );

export const findCollection = async (db: Executor, publicId: string): Promise<CollectionOfficeRow | null> => {
  const { rows } = await sql<CollectionOfficeRow>`
    select ${columns} from product_collections c ${counted} where c.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const isCollection = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from product_collections where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** All of its place are locked, as one that is shown hides another; read after that. */
export const lockCollection = async (tx: Tx, publicId: string): Promise<CollectionOfficeRow | null> => {
  await sql`
    select 1 from product_collections where place = (select place from product_collections where public_id = ${publicId})
    order by id for update`.execute(tx);
  return findCollection(tx, publicId);
};

export type CollectionProductRow = {
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly state: ProductState;
};

/** Products of a collection in its order. */
export const selectCollectionProducts = async (db: Executor, collectionId: number): Promise<CollectionProductRow[]> => {
  const { rows } = await sql<CollectionProductRow>`
    select p.public_id as "publicId", p.title_ru as "titleRu", p.title_en as "titleEn", p.status as state
    from product_collection_products i join products p on p.id = i.product_id
    where i.collection_id = ${collectionId} order by i.position, p.id`.execute(db);
  return rows;
};

export type ShownRow = {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly version: number;
};

/** The one that a place shows now. */
export const findShown = async (db: Executor, place: CollectionPlace): Promise<ShownRow | null> => {
  const { rows } = await sql<ShownRow>`
    select id, public_id as "publicId", title_ru as "titleRu", title_en as "titleEn", version from product_collections
    where place = ${place} and status = 'published'`.execute(db);
  return rows[0] ?? null;
};

/** States of those of these products that there are. */
export const selectStates = async (
  db: Executor,
  publicIds: readonly string[],
): Promise<{ readonly state: ProductState }[]> => {
  const { rows } = await sql<{ state: ProductState }>`
    select status as state from products where public_id = any(${[...publicIds]}::text[])`.execute(db);
  return rows;
};
