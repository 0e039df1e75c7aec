import type { Shown } from './use-own-standing.ts';

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** What the address of a club asks for: `list`, a page of the competitions; `competition` and `page`, a table. */
export const readShown = (search: URLSearchParams): Shown => {
  const id = search.get('competition');
  return {
    page: pageOf(search.get('list')),
    table: id && /^[\w-]{3,64}$/.test(id) ? { id, page: pageOf(search.get('page')) } : null,
  };
};
