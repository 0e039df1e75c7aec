import { api, networks, type Language, type Story } from '@trassa/contracts';
import { coverOf } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../kernel/result.ts';
import { say } from '../../kernel/say.ts';
import { readCookie } from '../../platform/http/cookies.ts';
import { bind } from '../../platform/http/index.ts';
import type { ContentDeps } from './content-deps.ts';
import { findDocument, listStories, readSettings, type StoryRow } from './content.repository.ts';
import { documentPage, documentPolicy } from './document-page.ts';
import { homeRoutes } from './home.routes.ts';
import { newsRoutes } from './news.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import { brandOf, presentSettings } from './settings.ts';

const shared = { cache: 'public' } as const;

/** A page opened by a link brings no header; the switch of the site left a cookie. */
const chosen = (cookie: string | null): Language | null => (cookie === 'ru' || cookie === 'en' ? cookie : null);

const presentStory = (row: StoryRow, language: Language): Story => ({
  public_id: row.publicId,
  title: say(language, row.titleRu, row.titleEn),
  picture: coverOf(row.slides),
  sign: row.sign,
  ground: row.ground,
  slides: row.slides.map((slide) => ({
    picture: slide.picture,
    text: say(language, slide.text_ru, slide.text_en),
    link: slide.link || null,
  })),
});

/** Stories, documents and settings (API §11, §16). */
const otherRoutes = (app: FastifyInstance, { db, clock, config, cache }: ContentDeps): void => {
  const settings = () => cache.get('settings', () => readSettings(db, clock()));
  const on = { providers: config.paymentProviders, networks: networks.filter((name) => config.networks[name]) };
  bind(
    app,
    api.content.stories,
    async ({ language }) => {
      const rows = await cache.get('stories', () => listStories(db, clock()));
      return ok({ values: rows.map((row) => presentStory(row, language)) });
    },
    shared,
  );

  bind(
    app,
    api.service.settings,
    async ({ language }) => {
      const stored = await settings();
      return ok({ values: presentSettings(stored, on, language) });
    },
    shared,
  );

  bind(app, api.files.document, async ({ params, query, req, language, sendRaw }) => {
    const version = query.version ?? null;
    const row = await cache.get(`document ${params.name} ${version}`, () =>
      findDocument(db, params.name, version, clock()),
    );
    if (!row) return notFound();
    const shown = query.language ?? chosen(readCookie(req.headers.cookie, 'language')) ?? language;
    const stored = await settings();
    return sendRaw(documentPage(row, shown, brandOf(stored, shown)), {
      'content-type': 'text/html; charset=utf-8',
      'content-language': shown,
      'content-security-policy': documentPolicy,
      'cache-control': 'public, max-age=30',
      vary: 'accept-language, language, cookie',
      'x-document-version': String(row.version),
    });
  });
};

/** Everything that an editor writes. */
export const contentRoutes = (app: FastifyInstance, deps: ContentDeps): void => {
  homeRoutes(app, deps);
  newsRoutes(app, deps);
  pagesRoutes(app, deps);
  otherRoutes(app, deps);
};
