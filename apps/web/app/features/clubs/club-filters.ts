/** What the address of the list says. */
export type ClubQuery = {
  search: string;
  sort: 'date' | 'name';
  order: 'asc' | 'desc';
  city: number | null;
  page: number;
};
export type ClubSort = Pick<ClubQuery, 'sort' | 'order'>;

/** Longest name that is searched for (API §10). */
export const searchMax = 100;
export const clubsPerPage = 24;

/** The newest first, names from the first letter on. */
export const firstOrder = { date: 'desc', name: 'asc' } as const;

const positive = (text: string | null, most: number): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null;
};

/** Reads the address; what makes no sense counts as absent (CLUB-01). */
export const readClubQuery = (params: URLSearchParams): ClubQuery => {
  const sort = params.get('sort') === 'name' ? 'name' : 'date';
  const order = params.get('order');
  return {
    search: (params.get('search') ?? '').trim().slice(0, searchMax),
    sort,
    order: order === 'asc' || order === 'desc' ? order : firstOrder[sort],
    city: positive(params.get('city'), 2_147_483_647),
    page: positive(params.get('page'), 100_000) ?? 1,
  };
};

/** Address of the first page of the list with this choice. */
export const clubsPath = ({ search, sort, order, city }: Omit<ClubQuery, 'page'>): string => {
  const isUsual = sort === 'date' && order === firstOrder.date;
  const params = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(city === null ? {} : { city: String(city) }),
    ...(isUsual ? {} : { sort, order }),
  }).toString();
  return params ? `/clubs?${params}` : '/clubs';
};

/** The other direction of the same order, or the usual direction of another. */
export const nextOrder = (now: ClubSort, sort: ClubSort['sort']): ClubSort =>
  now.sort === sort ? { sort, order: now.order === 'asc' ? 'desc' : 'asc' } : { sort, order: firstOrder[sort] };
