import { api } from '@trassa/contracts';
import { homeAt, homeNews, type HomeSection } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { ok } from '../../kernel/result.ts';
import type { Executor } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import type { ContentDeps } from './content-deps.ts';
import { findHome, listShownEvents } from './home.repository.ts';
import { presentNews } from './news.presenter.ts';
import { listPinnedNews, type NewsRow } from './news.repository.ts';

type Shown = {
  readonly sections: HomeSection[];
  readonly season: boolean;
  readonly leading: string[];
  readonly news: readonly NewsRow[];
};

/** What the first page shows at a moment (BO-093), nothing of what visitors may not see: two statements, one more for chosen events. */
export const readHomePage = async (db: Executor, now: Date): Promise<Shown> => {
  const content = await findHome(db);
  const news = await listPinnedNews(db, now, { pinned: content.pinned, limit: homeNews });
  const leading = content.leading.length ? await listShownEvents(db, content.leading) : [];
  return { ...homeAt(content, toUnix(now)), leading, news };
};

/** The first page as the staff have it (back-office.md 3.9), shared by all readers. */
export const homeRoutes = (app: FastifyInstance, { db, clock, cache }: ContentDeps): void => {
  bind(
    app,
    api.content.home,
    async ({ language }) => {
      const { news, ...shown } = await cache.get('home', () => readHomePage(db, clock()));
      return ok({ values: { ...shown, news: news.map((row) => presentNews(row, language)) } });
    },
    { cache: 'public' },
  );
};
