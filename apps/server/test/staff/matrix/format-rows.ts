import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createFormat } from '../../factories/events.ts';

/** Whoever edits what a start sells: of the start “moscow”, which a grant names or does not. */
const list = { all: 200, 'own start': 200, 'other start': 200 };
const own = { all: 200, 'own start': 200, 'other start': 404 };
const editors = <T>(of: T) => ({ admin: of, manager: of });

const make = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select id from event_cities where public_id = 'moscow'`.execute(db);
  return (await createFormat(db, { event_city_id: rows[0]?.id })).publicId;
};
/** Made and put into the archive: what is restored. */
const makeArchived = async (db: Executor): Promise<string> => {
  const publicId = await make(db);
  await sql`update formats set status = 'archived' where public_id = ${publicId}`.execute(db);
  return publicId;
};
/** The start of the grants itself. */
const makeStart = async (): Promise<string> => 'moscow';
const makePriced = async (db: Executor): Promise<string> => {
  const { rows } = await sql`select from formats where public_id = 'matrix-priced'`.execute(db);
  if (!rows.length)
    await sql`update formats set public_id = 'matrix-priced' where public_id = ${await make(db)}`.execute(db);
  return 'moscow';
};
const versioned =
  (fields: object = {}) =>
  () => ({ version: 1, ...fields });
const changed = (fields: object) => ({ make, body: versioned(fields), may: editors(own) });

/** Formats: each call is about one made for it alone. */
export const formatRows = {
  'GET /api/admin/formats': { may: editors(list) },
  'GET /api/admin/formats/{id}': { make, may: editors(own) },
  'GET /api/admin/formats/{id}/history': { make, may: editors(own) },
  'GET /api/admin/formats/{id}/misfits': { make, may: editors(own) },
  'POST /api/admin/formats': {
    body: () => ({ start: 'moscow', title: { ru: '10 км' }, kinds: ['athlete'] }),
    may: editors(own),
  },
  'PUT /api/admin/formats/{id}': changed({ obstacles: 3 }),
  'PUT /api/admin/formats/{id}/quota': changed({ kind: 'athlete', by: 10 }),
  'PUT /api/admin/formats/{id}/prices': changed({
    steps: [{ kind: 'athlete', price: 3000, starts_at: 1_600_000_000, from_count: null }],
  }),
  'PUT /api/admin/formats/{id}/fields': changed({ fields: [] }),
  'PUT /api/admin/formats/{id}/clusters': changed({ clusters: [] }),
  'PUT /api/admin/formats/{id}/hidden': changed({ hidden: true }),
  'PUT /api/admin/formats/{id}/order': changed({ position: 0 }),
  'PUT /api/admin/formats/{id}/archive': changed({}),
  'PUT /api/admin/formats/{id}/restore': { make: makeArchived, body: versioned(), may: editors(own) },
  'DELETE /api/admin/formats/{id}': changed({}),
  'GET /api/admin/event_cities/{id}/places': { make: makeStart, may: editors(own) },
  'PUT /api/admin/event_cities/{id}/shirts': {
    make: makeStart,
    body: versioned({ sizes: [] }),
    may: editors(own),
  },
  'GET /api/admin/event_cities/{id}/price': {
    make: makePriced,
    query: '?at=1800000000&lines=matrix-priced:athlete:1',
    may: editors(own),
  },
  'GET /api/admin/event_cities/{id}/discounts': { make: makeStart, may: editors(own) },
  'PUT /api/admin/event_cities/{id}/discounts': {
    make: makeStart,
    body: versioned({ discounts: [] }),
    may: editors(own),
  },
};
