import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../kernel/result.ts';
import { toSlice } from '../../kernel/pagination.ts';
import { bind } from '../../platform/http/index.ts';
import type { ContentDeps } from './content-deps.ts';
import { presentNews, presentNewsItem } from './news.presenter.ts';
import { countNews, findNewsItem, listNews } from './news.repository.ts';

/** Number of news without `limit` (DEC-24). */
const defaultPreview = 6;
const shared = { cache: 'public' } as const;

/** News (API §11, NEWS-01…03). What is dated in the future is not out yet. */
export const newsRoutes = (app: FastifyInstance, { db, clock, cache }: ContentDeps): void => {
  bind(
    app,
    api.content.newsPreview,
    async ({ query, language }) => {
      const limit = query.limit ?? defaultPreview;
      const rows = await cache.get(`news ${limit} 0`, () => listNews(db, clock(), { limit, offset: 0 }));
      return ok({ values: rows.map((row) => presentNews(row, language)) });
    },
    shared,
  );

  bind(
    app,
    api.content.news,
    async ({ query, language }) => {
      const slice = toSlice(query);
      const [rows, total] = await Promise.all([
        cache.get(`news ${slice.limit} ${slice.offset}`, () => listNews(db, clock(), slice)),
        cache.get('news total', () => countNews(db, clock())),
      ]);
      return ok({ values: rows.map((row) => presentNews(row, language)), total });
    },
    shared,
  );

  bind(
    app,
    api.content.newsItem,
    async ({ params, language }) => {
      const row = await cache.get(`news item ${params.id}`, () => findNewsItem(db, params.id, clock()));
      return row ? ok({ values: presentNewsItem(row, language) }) : notFound();
    },
    shared,
  );
};
