import { sql } from 'kysely';
import type { Executor } from '../../../../src/platform/database/index.ts';
import { createPage } from '../../../factories/content.ts';

/** Pages belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const none = { all: 404, 'own start': 404, 'other start': 404 };
const noFile = { all: 400, 'own start': 404, 'other start': 404 };
const writers = <T>(of: T) => ({ admin: of, content: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= createPage(db).then(async (slug) => {
    const { rows } = await sql<{ id: string }>`select office_id as id from pages where slug = ${slug}`.execute(db);
    return rows[0]?.id ?? '';
  });
  return made;
};
const act = (more: object = {}) => ({ make, body: () => ({ version: 1000, ...more }), may: writers(conflict) });

export const pageRows = {
  'GET /api/admin/pages': { may: writers(house) },
  'GET /api/admin/pages/{id}': { make, may: writers(house) },
  'GET /api/admin/pages/{id}/history': { make, may: writers(house) },
  'POST /api/admin/pages': { body: () => ({ title_ru: 'Страница' }), may: writers(house) },
  'PUT /api/admin/pages/{id}': act({ title_ru: 'x' }),
  'POST /api/admin/pages/{id}/picture': { make, may: writers(noFile) },
  'PUT /api/admin/pages/{id}/publish': act({ at: null }),
  'PUT /api/admin/pages/{id}/unpublish': act(),
  'PUT /api/admin/pages/{id}/archive': act({ replacement: null }),
  'PUT /api/admin/pages/{id}/restore': act(),
  'PUT /api/admin/pages/{id}/move': act({ slug: 'another-page' }),
  'GET /api/admin/pages/{id}/versions': { make, may: writers(house) },
  'GET /api/admin/pages/{id}/versions/{number}': { make, may: writers(none) },
  'POST /api/admin/pages/{id}/versions/{number}/restore': { ...act(), may: writers(none) },
  'POST /api/admin/pages/{id}/preview': { make, body: () => ({}), may: writers(house) },
  'POST /api/admin/pages/{id}/revoke_preview': { make, body: () => ({}), may: writers(house) },
};
