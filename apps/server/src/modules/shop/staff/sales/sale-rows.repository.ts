import type { productSalesList } from '@trassa/contracts/office';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import type { Minor } from '../../../../kernel/money.ts';
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

export type SaleTerms = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly form: 'percent' | 'amount';
  /** Per cent, or kopecks. */
  readonly discount: number;
  readonly count: number;
};
export type SaleOfficeRow = VersionRow &
  SaleTerms & {
    readonly id: number;
    readonly publicId: string;
    readonly title: string;
    readonly products: number;
  };

/** Of the sale s. */
const columns = sql`s.id, s.public_id as "publicId", s.title, s.starts_at as "startsAt", s.ends_at as "endsAt", s.discount_form as form,
  s.discount, s.count, (select count(*)::int from product_sale_products i where i.sale_id = s.id) as products, ${versionColumns('s')}`;

const stateSql = (now: Date): RawBuilder<unknown> =>
  sql`case when s.starts_at > ${now} then 'planned' when s.ends_at > ${now} then 'running' else 'over' end`;
const filtersAt = (now: Date): FilterSql<typeof productSalesList> => ({
  state: (value) => anyOf(stateSql(now), value),
  product: (value) => sql`s.id in (select i.sale_id from product_sale_products i join products p on p.id = i.product_id
    where ${anyOf(sql`p.public_id`, value)})`,
});
const keys: SortSql<typeof productSalesList> = { starts: sql`s.starts_at`, created: sql`s.id` };

type Ask = ListAsk<typeof productSalesList>;
/** Sales of goods are the house's: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean; readonly now: Date };

const sourceOf = (ask: Ask, { isWhole, now }: Seen): ListSource => {
  const filters = filtersAt(now);
  return {
    from: sql`product_sales s`,
    where: [
      sql`${isWhole}::boolean`,
      ask.search === null ? sql`true` : sql`s.title ilike ${`%${escapeLike(ask.search.trim())}%`}`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`s.id`,
  };
};

export const countSaleRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** A page of sales, and how many there are; two statements. */
export const selectSaleRows = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<SaleOfficeRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<SaleOfficeRow & ListRow>`
      with page as (select s.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join product_sales s on s.id = page.id order by ${order}`,
  );

export const findSale = async (db: Executor, publicId: string): Promise<SaleOfficeRow | null> => {
  const { rows } = await sql<SaleOfficeRow>`
    select ${columns} from product_sales s where s.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const isSale = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from product_sales where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Locked, and read after that. */
export const lockSale = async (tx: Tx, publicId: string): Promise<SaleOfficeRow | null> => {
  await sql`select 1 from product_sales where public_id = ${publicId} for update`.execute(tx);
  return findSale(tx, publicId);
};

export type BesideRow = {
  readonly publicId: string;
  readonly title: string;
  readonly form: 'percent' | 'amount';
  readonly discount: number;
  readonly count: number;
};
export type SaleProductRow = {
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly status: 'draft' | 'published' | 'archived';
  readonly price: Minor;
  /** Other sales of it that run during this one. */
  readonly beside: readonly BesideRow[];
};

/** Products of a sale by name; one statement. */
export const selectSaleProducts = async (db: Executor, saleId: number): Promise<SaleProductRow[]> => {
  const { rows } = await sql<SaleProductRow>`
    select p.public_id as "publicId", p.title_ru as "titleRu", p.title_en as "titleEn", p.status, p.price_minor as price,
      coalesce((select jsonb_agg(jsonb_build_object('publicId', o.public_id, 'title', o.title, 'form', o.discount_form,
          'discount', o.discount, 'count', o.count) order by o.starts_at, o.id)
        from product_sale_products x join product_sales o on o.id = x.sale_id
        where x.product_id = p.id and o.id <> s.id and o.starts_at < s.ends_at and o.ends_at > s.starts_at), '[]') as beside
    from product_sales s join product_sale_products i on i.sale_id = s.id join products p on p.id = i.product_id
    where s.id = ${saleId} order by p.title_ru, p.id`.execute(db);
  return rows;
};

export type KnownProduct = { readonly id: number; readonly publicId: string };

/** Of these public ids the products that there are. */
export const selectKnownProducts = async (tx: Tx, publicIds: readonly string[]): Promise<KnownProduct[]> => {
  const { rows } = await sql<KnownProduct>`
    select id, public_id as "publicId" from products where public_id = any(${[...publicIds]}::text[]) order by id`.execute(
    tx,
  );
  return rows;
};
