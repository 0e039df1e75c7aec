import { sql } from 'kysely';
import type { Executor } from '../../../../src/platform/database/index.ts';
import { createNews } from '../../../factories/content.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** News belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const none = { all: 404, 'own start': 404, 'other start': 404 };
const writers = <T>(of: T) => ({ admin: of, content: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= createNews(db).then(async (slug) => {
    const { rows } = await sql<{ id: string }>`select office_id as id from news where public_id = ${slug}`.execute(db);
    return rows[0]?.id ?? '';
  });
  return made;
};
const act = (more: object = {}) => ({ make, body: () => ({ version: 1000, ...more }), may: writers(conflict) });

export const newsRows = {
  'GET /api/admin/news': { may: writers(list) },
  'GET /api/admin/news/count': { may: writers(list) },
  'GET /api/admin/news/{id}': { make, may: writers(house) },
  'GET /api/admin/news/{id}/history': { make, may: writers(house) },
  'POST /api/admin/news': { body: () => ({ title_ru: 'Новость' }), may: writers(house) },
  'PUT /api/admin/news/{id}': act({ title_ru: 'x' }),
  'POST /api/admin/news/{id}/picture': { make, query: '?version=1000', may: writers(conflict) },
  'PUT /api/admin/news/{id}/publish': act({ at: null, until: null }),
  'PUT /api/admin/news/{id}/unpublish': act(),
  'PUT /api/admin/news/{id}/archive': act(),
  'PUT /api/admin/news/{id}/restore': act(),
  'GET /api/admin/news/{id}/versions': { make, may: writers(house) },
  'GET /api/admin/news/{id}/versions/{number}': { make, may: writers(none) },
  'POST /api/admin/news/{id}/versions/{number}/restore': { ...act(), may: writers(none) },
  'POST /api/admin/news/{id}/preview': { make, body: () => ({}), may: writers(house) },
  'POST /api/admin/news/{id}/revoke_preview': { make, body: () => ({}), may: writers(house) },
};
