import type { shopFilters, shopSorts } from '@trassa/contracts';

export type ShopFilter = (typeof shopFilters)[number];
export type ShopSort = (typeof shopSorts)[number];
type Order = 'asc' | 'desc';

/** In the order they are shown (SHOP-02). */
export const filters = ['sale', 'accessories', 'hats', 'male', 'female'] as const satisfies readonly ShopFilter[];

/** Whether a filter is one of men's and women's goods. */
export const isGender = (filter: ShopFilter): boolean => filter === 'male' || filter === 'female';

/**
 * Filters that are offered. Accessories and hats are categories too and stand in their row, except where a search has
 * none; by gender nothing changes where all goods are unisex. One that is chosen can always be taken back.
 */
export const offeredFilters = (chosen: Pick<ShopQuery, 'text' | 'filter'> | undefined, isUnisex: boolean) =>
  filters.filter(
    (filter) =>
      filter === chosen?.filter || (isGender(filter) ? !isUnisex : filter === 'sale' || Boolean(chosen?.text)),
  );

/** Ways of sorting, each with its direction. */
export const sortings = [
  { id: 'new', sort: 'new', order: 'desc' },
  { id: 'cheap', sort: 'price', order: 'asc' },
  { id: 'dear', sort: 'price', order: 'desc' },
  { id: 'title', sort: 'title', order: 'asc' },
] as const satisfies readonly { id: string; sort: ShopSort; order: Order }[];
export type Sorting = (typeof sortings)[number];

/** What the address of a list of goods says. */
export type ShopQuery = { text: string; filter: ShopFilter | null; sorting: Sorting | null; page: number };

/** Longest text that is searched for (API §12). */
const TEXT_MAX = 100;
const PAGE_MAX = 100_000;

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
};

/** Reads the address; what makes no sense counts as absent. */
export const readShopQuery = (search: URLSearchParams): ShopQuery => {
  const order = search.get('order');
  const sort = search.get('sort');
  return {
    text: (search.get('text') ?? '').trim().slice(0, TEXT_MAX),
    filter: filters.find((one) => one === search.get('filter')) ?? null,
    sorting: sortings.find((one) => one.sort === sort && (order === null || one.order === order)) ?? null,
    page: pageOf(search.get('page')),
  };
};

/** Address of the same list with another choice; a new choice begins at the first page. */
export const shopPath = (path: string, query: Partial<ShopQuery>): string => {
  const { text, filter, sorting } = query;
  const search = new URLSearchParams({
    ...(text ? { text } : {}),
    ...(filter ? { filter } : {}),
    ...(sorting ? { sort: sorting.sort, order: sorting.order } : {}),
  }).toString();
  return search ? `${path}?${search}` : path;
};
