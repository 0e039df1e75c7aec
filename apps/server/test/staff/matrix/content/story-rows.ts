import type { Executor } from '../../../../src/platform/database/index.ts';
import { createStory } from '../../../factories/content.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Stories belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const noFile = { all: 400, 'own start': 404, 'other start': 404 };
const writers = <T>(of: T) => ({ admin: of, content: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= createStory(db, { status: 'draft' });
  return made;
};
const act = (more: object = {}) => ({ make, body: () => ({ version: 1000, ...more }), may: writers(conflict) });

export const storyRows = {
  'GET /api/admin/stories': { may: writers(list) },
  'GET /api/admin/stories/{id}': { make, may: writers(house) },
  'GET /api/admin/stories/{id}/history': { make, may: writers(house) },
  'POST /api/admin/stories': { body: () => ({ title_ru: 'История' }), may: writers(house) },
  'PUT /api/admin/stories/{id}': act({ title_ru: 'x' }),
  'POST /api/admin/stories/{id}/picture': { make, may: writers(noFile) },
  'PUT /api/admin/stories/{id}/place': act({ place: 1, seen: [] }),
  'PUT /api/admin/stories/{id}/publish': act(),
  'PUT /api/admin/stories/{id}/hide': act(),
  'PUT /api/admin/stories/{id}/discard': act(),
  'DELETE /api/admin/stories/{id}': { make, query: '?version=1000', may: writers(conflict) },
};
