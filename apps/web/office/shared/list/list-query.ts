/** A query of a list as the server takes it: search, sort, cursor, limit and filters by `f.`. */
export type ListParams = Readonly<Record<string, string | string[]>>;

const own = ['search', 'sort', 'cursor', 'limit'];
const isListWord = (word: string): boolean => word.startsWith('f.') || own.includes(word);

/** What of an address belongs to a list. */
export const readParams = (address: URLSearchParams): ListParams =>
  Object.fromEntries(
    [...new Set(address.keys())].filter(isListWord).map((word) => {
      const all = address.getAll(word);
      return [word, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );

/** The address of a query, without what is empty; in one order, so that equal questions have equal addresses. */
export const toAddress = (params: ListParams): URLSearchParams => {
  const address = new URLSearchParams();
  for (const [word, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value.toSorted() : [value]) if (one !== '') address.append(word, one);
  }
  address.sort();
  return address;
};

/** Another question begins at its first page. */
export const withWords = (params: ListParams, changed: Record<string, string | string[] | undefined>): ListParams => {
  const next: Record<string, string | string[]> = {};
  for (const [word, value] of Object.entries({ ...params, ...changed })) {
    if (value !== undefined && value.length > 0 && word !== 'cursor') next[word] = value;
  }
  return next;
};

/** Filter words of an address by the filter they belong to: `f.created.from` belongs to `created`. */
export const filtersIn = (params: ListParams): ReadonlyMap<string, Readonly<Record<string, readonly string[]>>> => {
  const found = new Map<string, Record<string, readonly string[]>>();
  for (const [word, value] of Object.entries(params)) {
    const [, name = '', bound = 'is'] = /^f\.(\w+)(?:\.(from|to))?$/.exec(word) ?? [];
    if (name) found.set(name, { ...found.get(name), [bound]: Array.isArray(value) ? value : [value] });
  }
  return found;
};

export const withoutFilter = (params: ListParams, name: string): ListParams =>
  withWords(params, { [`f.${name}`]: undefined, [`f.${name}.from`]: undefined, [`f.${name}.to`]: undefined });

const onlyFilters = (params: ListParams): string =>
  toAddress(Object.fromEntries(Object.entries(params).filter(([word]) => word.startsWith('f.')))).toString();

const sortOf = (params: ListParams): string => String(params['sort'] ?? '');

/** The view that these filters are, with its sort where it has one; '' is the list without any, null is none. */
export const viewOf = (params: ListParams, views: Readonly<Record<string, string>>): string | null => {
  const filters = onlyFilters(params);
  const same = ([, query]: [string, string]): boolean => {
    const view = readParams(new URLSearchParams(query));
    return onlyFilters(view) === filters && (sortOf(view) === '' || sortOf(view) === sortOf(params));
  };
  return Object.entries(views).find(same)?.[0] ?? (filters === '' ? '' : null);
};

/** Filters and sort alone: what a view keeps, and what an act by a filter or a count is asked by. */
export const queryOf = (params: ListParams): string =>
  toAddress(
    Object.fromEntries(Object.entries(params).filter(([word]) => word === 'sort' || word.startsWith('f.'))),
  ).toString();

export const filtersOf = (params: ListParams): ListParams =>
  Object.fromEntries(Object.entries(params).filter(([word]) => word.startsWith('f.')));
