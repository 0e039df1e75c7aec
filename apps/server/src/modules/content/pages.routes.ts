import { landPath } from '@trassa/artwork';
import { api, type Language, type Page } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok } from '../../kernel/result.ts';
import { say } from '../../kernel/say.ts';
import { bind } from '../../platform/http/index.ts';
import type { ContentDeps } from './content-deps.ts';
import { readBlocks } from './page-blocks.ts';
import { findPage, type PageRow } from './pages.repository.ts';

const presentPage = (row: PageRow, language: Language): Page => ({
  slug: row.slug,
  title: say(language, row.titleRu, row.titleEn),
  description: say(language, row.descriptionRu, row.descriptionEn),
  text: cleanHtml(say(language, row.textRu, row.textEn)),
  blocks: readBlocks(row.blocks, language),
  updated: toUnix(row.updatedAt),
  ground: row.ground,
  land: landPath(row.ground),
  sign: row.sign,
  archived: row.isArchived,
});

/** Information pages as an editor wrote them (API §11, PAGE-01…03, DEC-22). */
export const pagesRoutes = (app: FastifyInstance, { db, cache }: ContentDeps): void =>
  bind(
    app,
    api.content.page,
    async ({ params, language }) => {
      const row = await cache.get(`page ${params.slug}`, () => findPage(db, params.slug));
      return row ? ok({ values: presentPage(row, language) }) : notFound();
    },
    { cache: 'public' },
  );
