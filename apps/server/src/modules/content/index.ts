import type { FastifyInstance } from 'fastify';
import { createShortCache } from '../../kernel/short-cache.ts';
import { type ContentDeps, contentRoutes } from './content.routes.ts';

export type ContentModule = { routes(app: FastifyInstance): void };

/** News, stories, documents and settings. Rows are shared by all readers for `freshFor` milliseconds. */
export const createContentModule = ({
  freshFor = 5000,
  ...deps
}: Omit<ContentDeps, 'cache'> & { freshFor?: number }): ContentModule => ({
  routes: (app) =>
    contentRoutes(app, { ...deps, cache: createShortCache({ ttl: freshFor, max: 100, now: () => performance.now() }) }),
});
