import { sql } from 'kysely';
import { documentPreviewWord } from '../../src/modules/content/staff/documents/preview-document.ts';
import { pagePreviewWord } from '../../src/modules/content/staff/pages/preview-page.ts';
import { newsPreviewWord } from '../../src/modules/content/staff/news/preview-news.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createNews, createPage } from '../factories/content.ts';
import type { CallName, Row } from './row.ts';

type ContentCall = Extract<
  CallName,
  | 'content.news'
  | 'content.newsItem'
  | 'content.newsDraft'
  | 'content.page'
  | 'content.pageDraft'
  | 'files.documentDraft'
  | 'support.send'
>;

let visitor = 0;

/** Rows of API §11. */
export const contentRequests: Record<ContentCall, Row> = {
  'content.news': { request: () => ({}) },
  'content.newsItem': { request: async ({ app }) => ({ params: { id: await createNews(app.database.db) } }) },
  'content.newsDraft': {
    async request({ app }) {
      const { db } = app.database;
      const { rows } = await sql<{ publicId: string; previews: number }>`
        select office_id as "publicId", previews from news where public_id = ${await createNews(db)}`.execute(db);
      const [item] = rows;
      if (!item) throw new Error('no news');
      return { params: { word: newsPreviewWord(createSecrets(app.config).codes, item, new Date()).word } };
    },
  },
  'content.page': { request: async ({ app }) => ({ params: { slug: await createPage(app.database.db) } }) },
  'content.pageDraft': {
    async request({ app }) {
      const { db } = app.database;
      const { rows } = await sql<{ publicId: string; previews: number }>`
        select office_id as "publicId", previews from pages where slug = ${await createPage(db)}`.execute(db);
      const [page] = rows;
      if (!page) throw new Error('no page');
      return { params: { word: pagePreviewWord(createSecrets(app.config).codes, page, new Date()).word } };
    },
  },
  'files.documentDraft': {
    async request({ app }) {
      const { rows } = await sql<{ previews: number }>`select previews from legal_texts where name = 'pers'`.execute(
        app.database.db,
      );
      const text = { name: 'pers', previews: rows[0]?.previews ?? 0 };
      return { params: { word: documentPreviewWord(createSecrets(app.config).codes, text, new Date()).word } };
    },
  },
  'support.send': {
    request: () => ({
      body: {
        name: 'Анна',
        email: `visitor${++visitor}@example.org`,
        phone: '+79991234567',
        text: 'Где взять номер?',
        support_type: 'feedback',
      },
    }),
  },
};
