import type { FastifyInstance } from 'fastify';
import { finderRoutes } from './finder.routes.ts';
import type { SearchDeps } from './search-deps.ts';

export type FinderModule = { routes(app: FastifyInstance): void };

/** One search over what the owners find; it has no index of its own, so nothing drifts and an erasure needs no second place. */
export const createFinderModule = (deps: SearchDeps): FinderModule => ({
  routes: (app) => finderRoutes(app, deps),
});
