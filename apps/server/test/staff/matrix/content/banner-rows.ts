import { sql } from 'kysely';
import type { Executor } from '../../../../src/platform/database/index.ts';
import { unique } from '../../../factories/events.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Banners belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const writers = <T>(of: T) => ({ admin: of, content: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= (async () => {
    const id = unique('banner');
    await sql`insert into banners (public_id, page, banner_type, title_ru, link)
      values (${id}, 'shop', 'shop', 'Баннер', '/shop')`.execute(db);
    return id;
  })();
  return made;
};
const act = (more: object = {}) => ({ make, body: () => ({ version: 1000, ...more }), may: writers(conflict) });

export const bannerRows = {
  'GET /api/admin/banners': { may: writers(list) },
  'GET /api/admin/banners/count': { may: writers(list) },
  'GET /api/admin/banners/{id}': { make, may: writers(house) },
  'GET /api/admin/banners/{id}/history': { make, may: writers(house) },
  'POST /api/admin/banners': {
    body: () => ({ page: 'home', banner_type: 'shop', title_ru: 'Баннер' }),
    may: writers(house),
  },
  'POST /api/admin/banners/{id}/duplicate': { make, body: () => ({}), may: writers(house) },
  'PUT /api/admin/banners/{id}': act({ title_ru: 'x' }),
  'POST /api/admin/banners/{id}/picture': { make, query: '?version=1000', may: writers(conflict) },
  'PUT /api/admin/banners/{id}/place': act({ place: 1 }),
  'PUT /api/admin/banners/{id}/publish': act(),
  'PUT /api/admin/banners/{id}/hide': act(),
  'PUT /api/admin/banners/{id}/discard': act(),
  'DELETE /api/admin/banners/{id}': { make, query: '?version=1000', may: writers(conflict) },
};
