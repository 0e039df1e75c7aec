import type { Executor } from '../../../src/platform/database/index.ts';
import { createEventType, insertRow, unique } from '../../factories/events.ts';

/** What belongs to no start is out of every narrowed grant’s reach. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A list answers everybody with the right, whatever he reaches. */
const list = { all: 200, 'own start': 200, 'other start': 200 };

const createProject = async (db: Executor): Promise<string> => {
  const publicId = unique('project');
  await insertRow(db, 'projects', { public_id: publicId, title_ru: 'Проект' });
  return publicId;
};
const createSeries = async (db: Executor): Promise<string> => (await createEventType(db)).publicId;

/** Whoever may look at starts: all roles of the office. */
const viewers = <T>(of: T) => ({ admin: of, manager: of, content: of, finance: of });
const editors = <T>(of: T) => ({ admin: of, manager: of });
const versioned = { version: 1 };

/** Projects, series, events and their starts: each call is about a thing made for it alone. */
export const startRows = {
  'GET /api/admin/projects': { may: viewers(list) },
  'POST /api/admin/projects': { body: () => ({ title_ru: 'Проект' }), may: editors(house) },
  'PUT /api/admin/projects/{id}': { make: createProject, body: () => versioned, may: editors(house) },
  'DELETE /api/admin/projects/{id}': { make: createProject, may: editors(house) },
  'GET /api/admin/projects/{id}/history': { make: createProject, may: viewers(house) },
  'GET /api/admin/event_types': { may: viewers(list) },
  'POST /api/admin/event_types': { body: () => ({ title_ru: 'Серия' }), may: editors(house) },
  'PUT /api/admin/event_types/{id}': { make: createSeries, body: () => versioned, may: editors(house) },
  'DELETE /api/admin/event_types/{id}': { make: createSeries, may: editors(house) },
  'GET /api/admin/event_types/{id}/history': { make: createSeries, may: viewers(house) },
};
