import type { Language } from '@trassa/contracts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createShortCache } from '../../kernel/short-cache.ts';
import { hasTag } from '../../platform/http/index.ts';
import { newsFeed, type PublishedNews } from './news-feed.ts';

export type NewsFeedDeps = {
  readonly siteUrl: string;
  /** Port: the latest news that are out. */
  readonly listNews: (limit: number) => Promise<readonly PublishedNews[]>;
  readonly brand: string;
  readonly freshFor: number;
};

/** Items that a reader gets; older ones are on the page. */
const mostItems = 30;

/** `/news.xml?language=` (API §18): Russian unless English is asked for, so that one address is one feed. */
export const newsFeedRoute = (app: FastifyInstance, { siteUrl, listNews, brand, freshFor }: NewsFeedDeps): void => {
  const cache = createShortCache({ ttl: freshFor, max: 2, now: () => performance.now() });
  const make = async (language: Language) => {
    const body = newsFeed(await listNews(mostItems), { siteUrl, brand, language });
    return { body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
  };
  app.get<{ Querystring: { language?: unknown } }>('/news.xml', async (req, reply) => {
    const language = req.query.language === 'en' ? 'en' : 'ru';
    const { body, tag } = await cache.get(language, () => make(language));
    reply.header('etag', tag).header('cache-control', 'public, max-age=30');
    if (hasTag(req.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.header('content-type', 'application/rss+xml; charset=utf-8').send(body);
  });
};
