import type { stockList } from '@trassa/contracts/office';
import { readSought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  areNamed,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';

export type SizeRow = {
  readonly id: number;
  readonly publicId: string;
  readonly size: string | null;
  readonly variantRu: string | null;
  readonly variantEn: string | null;
  readonly stock: number;
  readonly taken: number;
  readonly lowMark: number;
};
export type ProductRow = {
  readonly product: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly state: 'draft' | 'published' | 'archived';
  readonly category: string;
  readonly categoryRu: string;
  readonly categoryEn: string | null;
};
export type StockListRow = SizeRow & ProductRow;

/** Of the size s and its variant v. */
const sizeColumns = sql`s.id, s.public_id as "publicId", s.size, v.name_ru as "variantRu", v.name_en as "variantEn", s.stock, s.taken,
  s.low_mark as "lowMark"`;
/** Of the product p and its category c. */
const productColumns = sql`p.public_id as product, p.title_ru as "titleRu", p.title_en as "titleEn", p.status as state,
  c.public_id as category, c.title_ru as "categoryRu", c.title_en as "categoryEn"`;

const products = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`s.product_id in (select p.id from products p where ${condition})`;

const filters: FilterSql<typeof stockList> = {
  left: (value) =>
    anyOf(
      sql`case when s.stock = s.taken then 'out' when s.stock - s.taken <= s.low_mark then 'low' else 'enough' end`,
      value,
    ),
  state: (value) => products(anyOf(sql`p.status`, value)),
  gender: (value) => products(anyOf(sql`p.gender`, value)),
  category: (value) =>
    products(sql`p.category_id in (select c.id from product_categories c where ${anyOf(sql`c.public_id`, value)})`),
  product: (value) => products(anyOf(sql`p.public_id`, value)),
  size: (value) => anyOf(sql`s.public_id`, value),
};

const keys: SortSql<typeof stockList> = { product: sql`s.product_id`, free: sql`s.stock - s.taken` };

type Ask = ListAsk<typeof stockList>;
/** The warehouse is the house's: whoever reaches some starts sees none of it. */
export type Seen = { readonly isWhole: boolean };

/** Words of the title, or the whole slug. */
const isFound = (text: string): RawBuilder<unknown> => {
  const { words, otherWords } = readSought(text);
  const named = areNamed(
    sql`name_lexemes(p.title_ru || ' ' || coalesce(p.title_en, ''))`,
    [sql`${words}::text`, sql`${otherWords}::text`],
    true,
  );
  return sql`s.product_id in (
    select p.id from products p where ${named} union all select p.id from products p where p.public_id = ${text.trim()})`;
};

const sourceOf = (ask: Ask, { isWhole }: Seen): ListSource => ({
  from: sql`product_stock s`,
  where: [
    sql`${isWhole}::boolean`,
    sql`s.removed_at is null`,
    ask.search === null ? sql`true` : isFound(ask.search),
    ...ask.filters.map(({ name, value }) => filters[name](value)),
  ],
  key: keys[ask.sort.name],
  id: sql`s.id`,
});

export const countStock = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** A page of sizes, and how many there are; two statements. */
export const selectStock = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<StockListRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<StockListRow & ListRow>`
      with page as (select s.id, ${key} as key from ${rows})
      select ${sizeColumns}, ${productColumns}, page.key from page join product_stock s on s.id = page.id
        join products p on p.id = s.product_id join product_categories c on c.id = p.category_id
        left join product_variants v on v.id = s.variant_id order by ${order}`,
  );

export type StockCard = ProductRow & {
  readonly id: number;
  readonly version: number;
  readonly sizes: readonly SizeRow[];
};

/** A product with its sizes in the order of an editor; its version counts changes by the staff. null: there is none. */
export const findStockCard = async (db: Executor, publicId: string): Promise<StockCard | null> => {
  const found = await sql<ProductRow & { id: number }>`
    select p.id, ${productColumns} from products p join product_categories c on c.id = p.category_id
    where p.public_id = ${publicId}`.execute(db);
  const product = found.rows[0];
  if (!product) return null;
  const { rows } = await sql<SizeRow & { version: number }>`
    select ${sizeColumns}, s.version from product_stock s left join product_variants v on v.id = s.variant_id
    where s.product_id = ${product.id} and s.removed_at is null order by v.position nulls first, v.id, s.position, s.id`.execute(
    db,
  );
  return {
    ...product,
    version: rows.reduce((most, { version }) => Math.max(most, version), 1),
    sizes: rows,
  };
};

export const isProduct = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from products where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

export type SheetProduct = {
  readonly id: number;
  readonly product: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
};

/** Products that are called so in any language, or have such an address; in small letters. */
export const selectSheetProducts = async (db: Executor, names: readonly string[]): Promise<SheetProduct[]> => {
  const { rows } = await sql<SheetProduct>`
    with names as (select unnest(${[...names]}::text[]) as name)
    select p.id, p.public_id as product, p.title_ru as "titleRu", p.title_en as "titleEn" from products p
    where lower(p.public_id) in (select name from names) or lower(p.title_ru) in (select name from names)
      or lower(p.title_en) in (select name from names) order by p.id`.execute(db);
  return rows;
};

export type SheetSize = SizeRow & { readonly productId: number; readonly version: number };

/** Sizes of products. */
export const selectSheetSizes = async (db: Executor, productIds: readonly number[]): Promise<SheetSize[]> => {
  const { rows } = await sql<SheetSize>`
    select ${sizeColumns}, s.product_id as "productId", s.version
    from product_stock s left join product_variants v on v.id = s.variant_id
    where s.product_id = any(${[...productIds]}::bigint[]) and s.removed_at is null order by s.id`.execute(db);
  return rows;
};
