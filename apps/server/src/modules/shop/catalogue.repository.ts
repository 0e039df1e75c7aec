import type { shopFilters, shopSorts } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';

export type CatalogueFilter = {
  /** Public id of a category; null: all. */
  readonly category: string | null;
  readonly filter: (typeof shopFilters)[number] | null;
};
export type CatalogueOrder = {
  readonly sort: (typeof shopSorts)[number];
  readonly isDescending: boolean;
  readonly language: 'ru' | 'en';
};

/** Of all goods, men's and women's ones are those of grown-ups: children's are unisex, and stand in a category of their own. */
const grownUps = sql`group_key <> 'kids'`;
const groups: Readonly<Record<(typeof shopFilters)[number], RawBuilder<unknown> | null>> = {
  accessories: sql`group_key = 'accessories'`,
  hats: sql`subgroup = 'hats'`,
  male: grownUps,
  female: grownUps,
  sale: null,
};

/** Categories of a list; null: all. */
const categoriesOf = ({ category, filter }: CatalogueFilter): RawBuilder<unknown> | null => {
  const group = filter && (category === null || groups[filter] !== grownUps) ? groups[filter] : null;
  if (category === null && !group) return null;
  return sql`select id from product_categories where ${category === null ? sql`true` : sql`public_id = ${category}`} and ${group ?? sql`true`}`;
};

const gendersOf = ({ filter }: CatalogueFilter): string[] | null =>
  filter === 'male' || filter === 'female' ? [filter, 'unisex'] : null;

const runningSales = (now: Date) => sql`select i.product_id from product_sale_products i
  join product_sales s on s.id = i.sale_id where s.starts_at <= ${now} and s.ends_at > ${now}`;

/** Of `p`. One category stands as an equality, so that its own index gives the order. */
const conditionOf = (filter: CatalogueFilter, now: Date): RawBuilder<unknown> => {
  const categories = categoriesOf(filter);
  const genders = gendersOf(filter);
  return sql.join(
    [
      sql`p.status = 'published'`,
      ...(categories
        ? [
            filter.category === null
              ? sql`p.category_id = any(array(${categories}))`
              : sql`p.category_id = (${categories})`,
          ]
        : []),
      ...(genders ? [sql`p.gender = any(${genders}::text[])`] : []),
      ...(filter.filter === 'sale' ? [sql`p.id = any(array(${runningSales(now)}))`] : []),
    ],
    sql` and `,
  );
};

const ids = (rows: readonly { id: number }[]): number[] => rows.map((row) => row.id);

/** Kopecks of a piece with the discounts of `x` that need no second piece; rounded as the rules do. */
const reducedPrice = sql`case x.discount_form when 'percent' then (p.price_minor * (100 - x.discount) + 50) / 100
  else greatest(0, p.price_minor - x.discount) end`;

/** By the price that is shown: few goods are reduced at a time, so those are sorted in between. */
const selectByPrice = async (
  db: Executor,
  filter: CatalogueFilter,
  isDescending: boolean,
  now: Date,
  { limit, offset }: Slice,
): Promise<number[]> => {
  const way = isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: number }>`
    with reduced as materialized (
      select p.id, min(${reducedPrice}) as price from product_sales x
        join product_sale_products i on i.sale_id = x.id join products p on p.id = i.product_id
      where x.count = 1 and x.starts_at <= ${now} and x.ends_at > ${now} and ${conditionOf(filter, now)} group by p.id)
    select id from (
      (select p.id, p.price_minor as price from products p
        where ${conditionOf(filter, now)} and p.id <> all(array(select id from reduced))
        order by p.price_minor ${way}, p.id ${way} limit ${limit + offset})
      union all select id, price from reduced) listed
    order by price ${way}, id ${way} limit ${limit} offset ${offset}`.execute(db);
  return ids(rows);
};

/** A page of the catalogue. Costs as much as the page: an index gives the order. */
export const selectPage = async (
  db: Executor,
  filter: CatalogueFilter,
  { sort, isDescending, language }: CatalogueOrder,
  now: Date,
  slice: Slice,
): Promise<number[]> => {
  if (sort === 'price') return selectByPrice(db, filter, isDescending, now, slice);
  const column =
    sort === 'new' ? sql`p.published_at` : language === 'en' ? sql`coalesce(p.title_en, p.title_ru)` : sql`p.title_ru`;
  const way = isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${conditionOf(filter, now)}
    order by ${column} ${way}, p.id ${way} limit ${slice.limit} offset ${slice.offset}`.execute(db);
  return ids(rows);
};

/**
 * Of goods found by words those that pass the filter, in the order asked for; without one as they were found. One statement
 * over the found goods alone, which are bounded.
 */
export const arrangeFound = async (
  db: Executor,
  found: readonly number[],
  { filter, order, now }: { filter: CatalogueFilter; order: CatalogueOrder | null; now: Date },
): Promise<number[]> => {
  const way = order?.isDescending ? sql`desc` : sql`asc`;
  const title = order?.language === 'en' ? sql`coalesce(p.title_en, p.title_ru)` : sql`p.title_ru`;
  const by = {
    price: sql`coalesce(r.price, p.price_minor)`,
    new: sql`p.published_at`,
    title,
    near: sql`array_position(${[...found]}::bigint[], p.id)`,
  }[order?.sort ?? 'near'];
  const { rows } = await sql<{ id: number }>`
    with reduced as (
      select p.id, min(${reducedPrice}) as price from product_sales x
        join product_sale_products i on i.sale_id = x.id join products p on p.id = i.product_id
      where x.count = 1 and x.starts_at <= ${now} and x.ends_at > ${now} and p.id = any(${[...found]}::bigint[])
      group by p.id)
    select p.id from products p left join reduced r on r.id = p.id
    where p.id = any(${[...found]}::bigint[]) and ${conditionOf(filter, now)}
    order by ${by} ${way}, p.id ${way}`.execute(db);
  return ids(rows);
};

/** Number of goods in a list, from the counters; goods in a sale are few and counted. */
export const countGoods = async (db: Executor, filter: CatalogueFilter, now: Date): Promise<number> => {
  if (filter.filter === 'sale') {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from products p where ${conditionOf(filter, now)}`.execute(db);
    return rows[0]?.total ?? 0;
  }
  const categories = categoriesOf(filter);
  const genders = gendersOf(filter);
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(count), 0)::bigint as total from product_counts
    where ${categories ? sql`category_id = any(array(${categories}))` : sql`true`}
      and (${genders}::text[] is null or gender = any(${genders}::text[]))`.execute(db);
  return rows[0]?.total ?? 0;
};

export type CategoryRow = {
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly count: number;
  /** All its goods are for everybody. */
  readonly isUnisex: boolean;
};

/** Categories that have goods, in their order. */
export const listCategories = async (db: Executor): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select c.public_id as "publicId", c.title_ru as "titleRu", c.title_en as "titleEn", sum(n.count)::bigint as count,
      bool_and(n.gender = 'unisex' or n.count = 0) as "isUnisex"
    from product_categories c join product_counts n on n.category_id = c.id
    group by c.id having sum(n.count) > 0 order by c.position, c.id limit 200`.execute(db);
  return rows;
};
