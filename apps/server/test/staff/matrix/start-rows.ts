import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import {
  createEvent,
  createEventCity,
  createEventType,
  inDays,
  insertRow,
  moscow,
  unique,
} from '../../factories/events.ts';
import { massRefundRows } from './mass-refund-rows.ts';

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

const ofOwnStart = { all: 200, 'own start': 200, 'other start': 404 };
const createDraftEvent = async (db: Executor): Promise<string> => (await createEvent(db, { status: 'draft' })).publicId;
const ownStart = async (): Promise<string> => 'moscow';
/** A call that changes the own start: it is put back as it was first. */
const ownAs =
  (columns: Record<string, unknown>) =>
  async (db: Executor): Promise<string> => {
    const row = { version: 1, status: 'published', sale_stopped_at: null, archived_at: null, ...columns };
    for (const [name, value] of Object.entries(row))
      await sql`update event_cities set ${sql.ref(name)} = ${value} where public_id = 'moscow'`.execute(db);
    return 'moscow';
  };
/** Drafts of nobody’s grant: a narrowed one does not reach them. */
const createDraft = async (db: Executor): Promise<string> => (await createEventCity(db, { status: 'draft' })).publicId;
const reason = 'Так решил организатор';
const later = Math.floor(Date.now() / 1000) + 90 * 86_400;

/** Whoever may look at starts: all roles of the office. */
const viewers = <T>(of: T) => ({ admin: of, manager: of, content: of, finance: of });
const editors = <T>(of: T) => ({ admin: of, manager: of });
const writers = <T>(of: T) => ({ admin: of, manager: of, content: of });
const versioned = { version: 1 };

const moving = { version: 1, start_time: later, shift: { sale_end: true, registration_end: true, prices: false } };

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
  'GET /api/admin/events': { may: viewers(list) },
  'GET /api/admin/events/{id}': { make: createDraftEvent, may: viewers(house) },
  'GET /api/admin/events/{id}/history': { make: createDraftEvent, may: viewers(house) },
  // Roles with the right are refused for the series, which is none.
  'POST /api/admin/events': {
    body: () => ({ event_type: 'none-such', title_ru: 'Забег' }),
    may: editors({ all: 400, 'own start': 404, 'other start': 404 }),
    refusal: 'validation',
  },
  'PUT /api/admin/events/{id}': { make: createDraftEvent, body: () => versioned, may: writers(house) },
  'POST /api/admin/events/{id}/photo': { make: createDraftEvent, query: '?version=1', may: writers(house) },
  'PUT /api/admin/events/{id}/archive': { make: createDraftEvent, body: () => versioned, may: editors(house) },
  'PUT /api/admin/events/{id}/restore': {
    make: async (db: Executor) => (await createEvent(db, { status: 'archived' })).publicId,
    body: () => versioned,
    may: editors(house),
  },
  'DELETE /api/admin/events/{id}': { make: createDraftEvent, may: editors(house) },
  'GET /api/admin/cities': { may: viewers(list) },
  'GET /api/admin/event_cities': { may: viewers(list) },
  'GET /api/admin/event_cities/{id}': { make: ownStart, may: viewers(ofOwnStart) },
  'GET /api/admin/event_cities/{id}/history': { make: ownStart, may: viewers(ofOwnStart) },
  'GET /api/admin/event_cities/{id}/overview': { make: ownStart, may: viewers(ofOwnStart) },
  'GET /api/admin/event_cities/{id}/check': { make: ownStart, may: viewers(ofOwnStart) },
  'GET /api/admin/event_cities/{id}/preview': { make: ownStart, may: viewers(ofOwnStart) },
  'POST /api/admin/event_cities': {
    body: () => ({ event: 'none-such', city: moscow.id, start_time: later }),
    may: editors({ all: 404, 'own start': 404, 'other start': 404 }),
  },
  'PUT /api/admin/event_cities/{id}': { make: ownAs({}), body: () => versioned, may: writers(ofOwnStart) },
  'PUT /api/admin/event_cities/{id}/plate': { make: ownAs({}), body: () => versioned, may: writers(ofOwnStart) },
  'PUT /api/admin/event_cities/{id}/publish': {
    make: ownAs({ status: 'draft' }),
    body: () => versioned,
    // No legal text is in force.
    refusal: 'not_publishable',
    may: editors({ all: 400, 'own start': 400, 'other start': 404 }),
  },
  'PUT /api/admin/event_cities/{id}/hide': {
    make: ownAs({}),
    body: () => ({ version: 1, reason }),
    // Somebody has bought.
    refusal: 'state',
    may: editors({ all: 400, 'own start': 400, 'other start': 404 }),
  },
  'PUT /api/admin/event_cities/{id}/stop_sale': {
    make: ownAs({}),
    body: () => ({ version: 1, reason }),
    may: editors(ofOwnStart),
  },
  'PUT /api/admin/event_cities/{id}/resume_sale': {
    make: ownAs({ sale_stopped_at: new Date() }),
    body: () => ({ version: 1, reason }),
    may: editors(ofOwnStart),
  },
  'PUT /api/admin/event_cities/{id}/archive': {
    make: ownAs({ status: 'draft' }),
    body: () => versioned,
    may: editors(ofOwnStart),
  },
  'PUT /api/admin/event_cities/{id}/restore': {
    make: ownAs({ archived_at: new Date() }),
    body: () => versioned,
    may: editors(ofOwnStart),
  },
  // A copy is another start of the event: a grant for one start does not reach that far.
  'POST /api/admin/event_cities/{id}/copy': {
    make: ownAs({}),
    body: () => ({ start_time: later, with: [] }),
    may: editors({ all: 200, 'own start': 403, 'other start': 404 }),
  },
  'POST /api/admin/event_cities/{id}/move/quote': {
    make: ownAs({ start_time: inDays(30) }),
    body: () => moving,
    may: editors(ofOwnStart),
  },
  'POST /api/admin/event_cities/{id}/move': {
    make: ownAs({ start_time: inDays(30) }),
    body: () => ({ ...moving, free_return_until: null, letter: null, reason }),
    may: editors(ofOwnStart),
  },
  'DELETE /api/admin/event_cities/{id}': { make: createDraft, may: editors(house) },
  ...massRefundRows,
};
