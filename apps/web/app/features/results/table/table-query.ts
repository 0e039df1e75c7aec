/** What the address of a results table says. */
export type TableQuery = {
  /** Null: the first format of the start; all of them for who looks for a name. */
  format: string | null;
  search: string;
  gender: 'male' | 'female' | null;
  category: string | null;
  /** A column of the format; null: by place. */
  sort: string | null;
  order: 'asc' | 'desc';
  isWide: boolean;
  /** The row that a link leads to. */
  row: string | null;
  page: number;
};

export const MOST_LETTERS = 100;
/** The largest page that a call takes. */
const LAST_PAGE = 100_000;

const matching = (text: string | null, pattern: RegExp): string | null => (text && pattern.test(text) ? text : null);

/** Reads the filters of an address; what makes no sense counts as absent. */
export const readTableQuery = (search: URLSearchParams): TableQuery => {
  const gender = search.get('gender');
  const page = Number(search.get('page'));
  return {
    format: matching(search.get('format'), /^[A-Za-z0-9_-]{3,64}$/),
    search: (search.get('search') ?? '').trim().slice(0, MOST_LETTERS),
    gender: gender === 'male' || gender === 'female' ? gender : null,
    category: (search.get('category') ?? '').slice(0, MOST_LETTERS) || null,
    sort: matching(search.get('sort'), /^[A-Za-z_]{2,40}$/),
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
    isWide: search.get('columns') === 'all',
    row: matching(search.get('row'), /^[A-Za-z0-9_-]{3,64}$/),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
};

/** What of a query stands in an address, in a steady order; a marked row and the page are not carried on. */
export const tablePairs = (query: Partial<TableQuery>): [string, string][] => {
  const pairs: [string, string | null | undefined | false][] = [
    ['format', query.format],
    ['search', query.search],
    ['gender', query.gender],
    ['category', query.category],
    ['sort', query.sort],
    ['order', query.sort && query.order === 'desc' && 'desc'],
    ['columns', query.isWide && 'all'],
  ];
  return pairs.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
};

/** Address of a table with these filters, from its first page. */
export const tablePath = (eventCity: string, query: Partial<TableQuery>): string => {
  const search = new URLSearchParams(tablePairs(query)).toString();
  return search ? `/results/${eventCity}?${search}` : `/results/${eventCity}`;
};

/** A press on a column's head: upwards, downwards, then by place again. */
export const nextSort = (query: TableQuery, column: string, isNatural: boolean): Pick<TableQuery, 'sort' | 'order'> => {
  const isCurrent = query.sort === column || (query.sort === null && isNatural);
  if (!isCurrent) return isNatural ? { sort: null, order: 'asc' } : { sort: column, order: 'asc' };
  if (query.order === 'asc') return { sort: column, order: 'desc' };
  return { sort: null, order: 'asc' };
};
