import { createNews, createPage } from '../factories/content.ts';
import type { CallName, Row } from './row.ts';

type ContentCall = Extract<CallName, 'content.news' | 'content.newsItem' | 'content.page' | 'support.send'>;

let visitor = 0;

/** Rows of API §11. */
export const contentRequests: Record<ContentCall, Row> = {
  'content.news': { request: () => ({}) },
  'content.newsItem': { request: async ({ app }) => ({ params: { id: await createNews(app.database.db) } }) },
  'content.page': { request: async ({ app }) => ({ params: { slug: await createPage(app.database.db) } }) },
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
