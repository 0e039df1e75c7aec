import { pagePath } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { createShortCache } from '../../kernel/short-cache.ts';
import type { ContentDeps, ContentStaffDeps } from './content-deps.ts';
import { findContacts } from './content.repository.ts';
import { contentRoutes } from './content.routes.ts';
import { bannersStaffRoutes } from './staff/banners/banners-staff.routes.ts';
import { documentsStaffRoutes } from './staff/documents/documents-staff.routes.ts';
import { homeStaffRoutes } from './staff/home/home-staff.routes.ts';
import { newsStaffRoutes } from './staff/news/news-staff.routes.ts';
import { pagesStaffRoutes } from './staff/pages/pages-staff.routes.ts';
import { storiesStaffRoutes } from './staff/stories/stories-staff.routes.ts';
import { type NewsRow, listNews } from './news.repository.ts';
import { listForSearch } from './pages.repository.ts';

export { documentsInForce } from './content.repository.ts';
export { placesOfBanner } from './staff/banners/places-of-banner.ts';
export { placesOfDocument } from './staff/documents/places-of-document.ts';
export { placesOfHome } from './staff/home/places-of-home.ts';
export { replaceContentPictures } from './staff/replace-pictures.repository.ts';
export { placesOfNews } from './staff/news/places-of-news.ts';
export { placesOfPage } from './staff/pages/places-of-page.ts';
export { placesOfStory } from './staff/stories/places-of-story.ts';
export type { NewsRow } from './news.repository.ts';

export type ContentModule = {
  routes(app: FastifyInstance): void;
  /** Paths of news and information pages, for the site map. */
  listPages(): Promise<string[]>;
  /** The latest news that are out. */
  latestNews(limit: number): Promise<NewsRow[]>;
  /** How people reach the team; null where no editor has said. */
  contacts(): Promise<{ readonly email: string | null; readonly phone: string | null }>;
  /** Where letters for the team go; null when no editor has said. */
  teamAddress(): Promise<string | null>;
};

/** News, stories, information pages, documents and settings. Rows are shared by all readers for `freshFor` milliseconds. */
export const createContentModule = ({
  freshFor = 5000,
  ...deps
}: Omit<ContentDeps, 'cache'> & ContentStaffDeps & { freshFor?: number }): ContentModule => ({
  routes(app) {
    contentRoutes(app, { ...deps, cache: createShortCache({ ttl: freshFor, max: 100, now: () => performance.now() }) });
    documentsStaffRoutes(app, deps);
    bannersStaffRoutes(app, deps);
    newsStaffRoutes(app, deps);
    pagesStaffRoutes(app, deps);
    storiesStaffRoutes(app, deps);
    homeStaffRoutes(app, deps);
  },
  async listPages() {
    const { slugs, news } = await listForSearch(deps.db, deps.clock());
    return [...slugs.map(pagePath), '/news', ...news.map((id) => `/news/${id}`)];
  },
  latestNews: (limit) => listNews(deps.db, deps.clock(), { limit, offset: 0 }),
  contacts: () => findContacts(deps.db),
  teamAddress: async () => (await findContacts(deps.db)).email,
});
