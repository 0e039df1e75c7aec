import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import type { ContentDeps } from './content-deps.ts';
import { presentPage } from './page.presenter.ts';
import { findPage } from './pages.repository.ts';

/** Information pages as an editor wrote them (API §11, PAGE-01…03, DEC-22); by an earlier address, the page with the one that it has now. */
export const pagesRoutes = (app: FastifyInstance, { db, cache, clock }: ContentDeps): void =>
  bind(
    app,
    api.content.page,
    async ({ params, language }) => {
      const row = await cache.get(`page ${params.slug}`, () => findPage(db, params.slug, clock()));
      return row ? ok({ values: presentPage(row, language) }) : notFound();
    },
    { cache: 'public' },
  );
