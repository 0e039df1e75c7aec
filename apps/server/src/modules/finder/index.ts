import type { FastifyInstance } from 'fastify';
import type { Sought } from '@trassa/rules';
import { finderRoutes } from './finder.routes.ts';
import { noteSearch } from './note-search.ts';
import type { SearchDeps, Searcher } from './search-deps.ts';

export type { Searcher } from './search-deps.ts';
export { waitForSearch } from './search-limit.ts';

/** Writes down that something was found by an e-mail or phone; by anything else nothing. */
export type NoteSearch = (searcher: Searcher, sought: Pick<Sought, 'email' | 'phoneEnd'>) => Promise<void>;

export type FinderModule = {
  routes(app: FastifyInstance): void;
  /** For lists of people and orders. */
  readonly noteSearch: NoteSearch;
};

/** One search over what the owners find; it has no index of its own, so nothing drifts and an erasure needs no second place. */
export const createFinderModule = (deps: SearchDeps): FinderModule => ({
  routes: (app) => finderRoutes(app, deps),
  noteSearch: (searcher, sought) => noteSearch(deps, searcher, sought),
});
