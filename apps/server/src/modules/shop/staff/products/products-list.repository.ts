import type { productsList } from '@trassa/contracts/office';
import { type ProductState, readSought } from '@trassa/rules';
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
import {
  type Count,
  countList,
  type ListSource,
  selectListIds,
  selectListPage,
} from '../../../../platform/lists/index.ts';

export type ProductListRow = ListRow & { readonly id: number; readonly state: ProductState };

/** Whoever reaches some starts alone sees none: the shop is the house's. */
export type Seen = { readonly isWhole: boolean; readonly now: Date };

const filtersAt = (now: Date): FilterSql<typeof productsList> => ({
  state: (value) => anyOf(sql`p.status`, value),
  gender: (value) => anyOf(sql`p.gender`, value),
  category: (value) =>
    sql`p.category_id in (select c.id from product_categories c where ${anyOf(sql`c.public_id`, value)})`,
  left: (value) =>
    anyOf(
      sql`(select case when coalesce(sum(s.stock - s.taken), 0) = 0 then 'out'
        when bool_or(s.stock - s.taken <= s.low_mark) then 'low' else 'enough' end
        from product_stock s where s.product_id = p.id and s.removed_at is null)`,
      value,
    ),
  sale: (value) =>
    anyOf(
      sql`case when p.id in (select i.product_id from product_sale_products i join product_sales x on x.id = i.sale_id
        where x.starts_at <= ${now} and x.ends_at > ${now}) then 'on' else 'none' end`,
      value,
    ),
});

const keys: SortSql<typeof productsList> = { created: sql`p.id`, title: sql`p.title_ru`, price: sql`p.price_minor` };

type Ask = ListAsk<typeof productsList>;

/** Words of the title, or the whole slug. */
const isFound = (text: string): RawBuilder<unknown> => {
  const { words, otherWords } = readSought(text);
  const named = areNamed(
    sql`name_lexemes(f.title_ru || ' ' || coalesce(f.title_en, ''))`,
    [sql`${words}::text`, sql`${otherWords}::text`],
    true,
  );
  return sql`p.id in (
    select f.id from products f where ${named} union all select f.id from products f where f.public_id = ${text.trim()})`;
};

const sourceOf = (ask: Ask, { isWhole, now }: Seen): ListSource => {
  const filters = filtersAt(now);
  return {
    from: sql`products p`,
    where: [
      sql`${isWhole}::boolean`,
      ask.search === null ? sql`true` : isFound(ask.search),
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`p.id`,
  };
};

export const countProducts = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** Public ids of the first that match. */
export const selectProductIds = (db: Executor, ask: Ask, seen: Seen, limit: number): Promise<string[]> =>
  selectListIds(db, sourceOf(ask, seen), sql`p.public_id`, limit);

/** A page of products, and how many there are; two statements. */
export const selectProducts = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<ProductListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows }) => sql<ProductListRow>`select p.id, ${key} as key, p.status as state from ${rows}`,
  );
